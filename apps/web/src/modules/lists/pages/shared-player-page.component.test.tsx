import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeStoredJson } from '../../../storage/browser-storage.ts'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenSharedList } from '../../../testing/given-list.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { flushOutbox } from '../player/outbox/outbox.ts'
import { Page } from './shared-player-page.tsx'

const EXPIRED = givenSession({ hasActiveSubscription: false })
const TEN = Array.from({ length: 10 }, (_, index) => `Wort ${index + 1}`)
const progress = page.getByRole('progressbar', { name: 'Fortschritt' })
const card = () => document.querySelector('article[data-current]')
const expectCard = (name: string) => expect.poll(() => card()?.getAttribute('data-sign')).toBe(`sign-${name}`)

type Given = { readonly session?: typeof EXPIRED; readonly lists?: readonly ReturnType<typeof givenSharedList>[] }

/** The public player; what its viewer may not see of a list of twelve signs is missing. */
const play = ({ session, lists = [givenSharedList(TEN, { total: 12 })] }: Given = {}) => {
  // Covering parts needs a licence.
  const settings = { mode: 'learn', isShuffled: false, covered: ['title', 'video', 'image'] }
  writeStoredJson('gebaerdenraum-player-settings', settings)
  return renderWithApi(<Page />, {
    route: '/lernliste/$shareKey',
    address: '/lernliste/key',
    ...(session && { session }),
    answers: { lists: { find: () => pageWith(lists) } },
  })
}

describe('a shared list without a licence', () => {
  test('ends with the preview, and with the ways to the whole list', async () => {
    const { address, words } = await play()
    await expectCard('Wort 1')
    expect(page.getByRole('button', { name: /Aufdecken/ }).elements()).toEqual([])
    for (const name of TEN.slice(1)) {
      await userEvent.keyboard('{ArrowRight}')
      await expectCard(name)
    }
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('heading', { level: 2, name: 'Ende der Vorschau' })).toBeVisible()
    await expect.element(page.getByText('Du hast 10 von 12 Gebärden dieser Lernliste gesehen.')).toBeVisible()
    expect(page.getByRole('button', { name: /Nochmal von vorn/ }).elements()).toEqual([])
    for (const way of ['Lizenz erwerben', 'Konto erstellen']) {
      await expect.element(page.getByRole('link', { name: way })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Anmelden' }).click()
    await expect.poll(address).toBe('/login')
    expect(words()).toEqual({ weiter: '/lernliste/ueberblick/key' })
  })

  test('counts for an account what it has learned of the preview, and saves nothing', async () => {
    const { calls } = await play({ session: EXPIRED })
    await expectCard('Wort 1')
    await userEvent.keyboard('{Enter}')
    await expect.element(progress).toHaveAttribute('aria-valuetext', '1 von 10 gelernt')
    expect(page.getByText(/Gespeichert/).elements()).toEqual([])
    await flushOutbox()
    expect(calls.map(({ call }) => call)).toEqual(['GET lists'])
  })
})

test('a list that its viewer may edit leads to the player of own lists', async () => {
  const { address } = await play({ session: givenSession(), lists: [givenSharedList(['Apfel'], { canWrite: true })] })
  await expect.poll(address).toBe('/app/lernliste/list-1')
})

test('an unknown key leads a visitor to the login, with a message', async () => {
  const { address } = await play({ lists: [] })
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('Keine passende Lernliste gefunden', { exact: true })).toBeVisible()
  await expect.poll(address).toBe('/login')
})
