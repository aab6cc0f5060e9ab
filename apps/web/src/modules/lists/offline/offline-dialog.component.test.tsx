import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError, OFFLINE_TEXT } from '../../../api/api-error.ts'
import { setSession } from '../../../api/session.ts'
import { restoreStoredQueries } from '../../../api/stored-queries.ts'
import { findStoredMedium, hasStoredMedia } from '../../../storage/offline-media.ts'
import { removeOfflineContent } from '../../../storage/offline-owner.ts'
import { answerAddress } from '../../../testing/answer-address.ts'
import { pageWith } from '../../../testing/answer-calls.ts'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { givenList } from '../../../testing/given-list.ts'
import { givenSession, signInAs } from '../../../testing/given-session.ts'
import { givenSign } from '../../../testing/given-sign.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { listQuery } from '../queries.ts'
import { OfflineDialog } from './offline-dialog.tsx'
import { loadOfflineLists } from './offline-lists.ts'
import { refreshOfflineLists } from './refresh-lists.ts'

const withMedia = (name: string) => ({
  ...givenSign(name),
  images: {
    signVideo: { default: `/media/signs/${name}/signVideo/default/1?s=1` },
    signOnly: { default: `/media/signs/${name}/signOnly/default/1?s=1` },
  },
})
const listWith = (...names: readonly string[]): List =>
  givenList([], { name: 'Tiere', signs: names.map(withMedia), total: names.length })
const LIST = listWith('Hund', 'Katze')

const close = vi.fn()
const dialog = page.getByRole('dialog', { name: 'Offline verfügbar' })
const load = page.getByRole('button', { name: 'Auf dieses Gerät laden' })
const toast = page.getByRole('group', { name: 'Meldung' })

const medium = () =>
  new Response('x'.repeat(50_000), { headers: { 'content-length': '50000', 'content-type': 'video/mp4' } })

const show = async (respond: (address: string) => Response = medium, list = LIST) => {
  close.mockClear()
  const shown = await renderWithApi(<OfflineDialog request={{ list }} onClose={close} />, {
    session: givenSession(),
    answers: { repetitions: { find: () => pageWith([]) } },
  })
  return { ...shown, fetched: answerAddress('/media/', respond) }
}

beforeEach(async () => {
  signInAs(givenSession())
  await removeOfflineContent()
  // Of the test before.
  signInAs(givenSession({ _id: 'somebody-else' }))
})

describe('a list that is not on the device', () => {
  test('tells its size before anything is loaded, and is then there without a connection', async () => {
    await show()
    await expect.element(dialog.getByText('2 Gebärden, etwa 200 kB')).toBeVisible()
    expect(await loadOfflineLists()).toEqual([])
    await expectNoFindings()
    await load.click()
    await expect.element(toast.getByText('„Tiere“ ist jetzt offline verfügbar')).toBeVisible()
    expect(close).toHaveBeenCalledOnce()
    expect(await loadOfflineLists()).toMatchObject([{ id: 'list-1', name: 'Tiere', signCount: 2, bytes: 200_000 }])
    expect(await findStoredMedium('/media/signs/Hund/signVideo/default/1?s=other')).toBeDefined()
    const started = new QueryClient()
    await restoreStoredQueries(started)
    expect(started.getQueryData(listQuery('list-1').queryKey)).toEqual(LIST)
  })

  test('goes on where it stopped when something does not arrive', async () => {
    let failing = ''
    const { fetched } = await show((address) =>
      failing !== '' && address.includes(failing) ? new Response('', { status: 500 }) : medium(),
    )
    await expect.element(load).toBeEnabled()
    const estimated = fetched.length
    failing = 'Katze/signOnly'
    await load.click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Ein Bild oder Video konnte nicht geladen werden.')
    expect(await loadOfflineLists()).toEqual([])
    const before = fetched.slice(estimated)
    expect(before.some((address) => address.includes('Hund/signVideo'))).toBe(true)
    failing = ''
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect.element(toast.getByText('„Tiere“ ist jetzt offline verfügbar')).toBeVisible()
    const again = fetched.slice(estimated + before.length)
    expect(again.some((address) => address.includes('Hund/signVideo'))).toBe(false)
    expect(again.some((address) => address.includes('Katze/signOnly'))).toBe(true)
  })

  test('says that the device is full, and leaves nothing behind', async () => {
    const put = vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    const { unmount } = await show()
    await load.click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Auf diesem Gerät ist nicht genug Platz. Entferne zuerst etwas anderes.')
    put.mockRestore()
    await unmount()
    expect(await loadOfflineLists()).toEqual([])
    const count = async () => (await (await caches.open('gebaerdenraum-offline-media')).keys()).length
    await expect.poll(count).toBe(0)
  })

  test('that is being stored when the person signs out leaves nothing behind', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await show()
    await expect.element(load).toBeEnabled()
    const fetchOthers = window.fetch
    vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
      await answered
      return fetchOthers(address, options)
    })
    await load.click()
    setSession(null)
    await removeOfflineContent()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await hasStoredMedia()).toBe(false)
    const started = new QueryClient()
    await restoreStoredQueries(started)
    expect(started.getQueryCache().getAll()).toEqual([])
  })
})

test('without a connection the dialog says so', async () => {
  await show(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(OFFLINE_TEXT)
})

describe('a list that is on the device', () => {
  const store = async (list = LIST) => {
    const shown = await show(medium, list)
    await load.click()
    await expect.poll(() => close.mock.calls.length).toBe(1)
    await shown.unmount()
  }

  test('is taken off it', async () => {
    await store()
    await show()
    await expect
      .element(dialog.getByText(/^„Tiere“ ist auf diesem Gerät: 2 Gebärden, 200 kB, Stand vom /))
      .toBeVisible()
    await expectNoFindings()
    await page.getByRole('button', { name: 'Vom Gerät entfernen' }).click()
    await expect.element(toast.getByText('„Tiere“ ist nicht mehr auf diesem Gerät')).toBeVisible()
    expect(await loadOfflineLists()).toEqual([])
    expect(await findStoredMedium('/media/signs/Hund/signVideo/default/1')).toBeUndefined()
  })

  const refresh = async (get: () => List) => {
    await renderWithApi(<p>Start</p>, {
      session: givenSession(),
      answers: { lists: { get }, repetitions: { find: () => pageWith([]) } },
    })
    answerAddress('/media/', medium)
    await refreshOfflineLists(new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  }

  test('follows what was changed elsewhere: added signs come, removed ones go', async () => {
    await store()
    await refresh(() => ({ ...listWith('Katze', 'Maus'), name: 'Kleine Tiere' }))
    expect(await loadOfflineLists()).toMatchObject([
      { name: 'Kleine Tiere', slugs: listWith('Katze', 'Maus').signs.map(({ slug }) => slug) },
    ])
    expect(await findStoredMedium('/media/signs/Maus/signVideo/default/1')).toBeDefined()
    expect(await findStoredMedium('/media/signs/Hund/signVideo/default/1')).toBeUndefined()
  })

  test('goes when it was deleted elsewhere, and stays when the server cannot tell', async () => {
    await store()
    await refresh(() => {
      throw new ApiError({ name: 'Unavailable', code: 503 })
    })
    expect(await loadOfflineLists()).toHaveLength(1)
    await refresh(() => {
      throw new ApiError({ name: 'NotFound', code: 404 })
    })
    expect(await loadOfflineLists()).toEqual([])
  })
})
