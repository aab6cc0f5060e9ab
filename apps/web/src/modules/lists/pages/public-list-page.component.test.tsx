import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenSharedList } from '../../../testing/given-list.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './public-list-page.tsx'

const WIDTH = 1280
const HEIGHT = 800
const signs = page.getByRole('list', { name: 'Gebärden der Lernliste' })

type Given = { readonly visible: number; readonly total: number; readonly session?: Session }

const show = ({ visible, total, session }: Given) =>
  renderWithApi(<Page />, {
    ...(session && { session }),
    route: '/lernliste/ueberblick/$shareKey',
    address: '/lernliste/ueberblick/key',
    answers: { lists: { find: () => pageWith([givenShared(visible, total)]) } },
  })

const givenShared = (visible: number, total: number) =>
  givenSharedList(
    Array.from({ length: visible }, (_, index) => `Wort ${index + 1}`),
    { name: 'Geteilt', total },
  )

describe('a shared list, for a visitor', () => {
  afterEach(() => page.viewport(WIDTH, HEIGHT))

  test.each([
    [1920, 5],
    [1280, 4],
    [800, 3],
    [360, 2],
  ])('stands at a width of %i px in %i columns', async (width, columns) => {
    await page.viewport(width, HEIGHT)
    await show({ visible: 10, total: 11 })
    await expect.element(signs).toBeVisible()
    const lefts = signs.element().querySelectorAll(':scope > li:has(a)')
    const places = new Set([...lefts].map((item) => Math.round(item.getBoundingClientRect().left)))
    expect(places.size).toBe(columns)
  })

  test('shows of the signs that need a licence only that they are there', async () => {
    const { address } = await show({ visible: 10, total: 13 })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lernliste Geteilt' })).toBeVisible()
    await expect.element(page.getByText(/hat diese Lernliste mit dir geteilt/)).toBeVisible()
    await expect.element(page.getByText('10 von 13 Gebärden')).toBeVisible()
    await expect.element(signs.getByRole('link').first()).toBeVisible()
    expect(signs.getByRole('link').elements()).toHaveLength(10)
    expect(signs.element().querySelectorAll('li[aria-hidden]')).toHaveLength(3)
    await page.getByRole('link', { name: 'Öffnen' }).click()
    await expect.poll(address).toBe('/lernliste/key')
  })

  test('says of an empty list that it is empty, and does not open it', async () => {
    await show({ visible: 0, total: 0 })
    await expect.element(page.getByText('Diese Lernliste ist noch leer')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Öffnen' })).toBeDisabled()
  })
})

test('a shared list, for an account whose licence has expired, has only the way to a licence', async () => {
  await show({ visible: 10, total: 11, session: givenSession({ hasActiveSubscription: false }) })
  await expect.element(page.getByText(/Du hast keine aktive Lizenz/)).toBeVisible()
  await expect.element(page.getByText('10 von 11 Gebärden')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Lizenz erwerben' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Anmelden' }).elements()).toEqual([])
})

test.each([
  ['of that key', '/lernliste/ueberblick/$shareKey', '/lernliste/ueberblick/gibt-es-nicht', ['GET lists']],
  ['because the key is missing', '/lernliste/ueberblick', '/lernliste/ueberblick', []],
])('without a list %s leads to the login, and says so', async (_, route, from, asked) => {
  const { address, calls } = await renderWithApi(<Page />, {
    route,
    address: from,
    answers: { lists: { find: () => pageWith([]) } },
  })
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('Keine passende Lernliste gefunden', { exact: true })).toBeVisible()
  await expect.poll(address).toBe('/login')
  expect(calls.map(({ call }) => call)).toEqual(asked)
})
