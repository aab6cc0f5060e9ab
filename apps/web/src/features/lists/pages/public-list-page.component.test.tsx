import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenSign } from '../../../testing/given-sign.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './public-list-page.tsx'

const WIDTH = 1280
const HEIGHT = 800
const signs = page.getByRole('list', { name: 'Gebärden der Lernliste' })

const show = ({ visible, total }: { readonly visible: number; readonly total: number }) =>
  renderWithApi(<Page />, {
    route: '/lernliste/ueberblick/$shareKey',
    address: '/lernliste/ueberblick/key',
    answers: { lists: { find: () => pageWith([givenShared(visible, total)]) } },
  })

const givenShared = (visible: number, total: number) => ({
  _id: 'list-1',
  name: 'Geteilt',
  node: null,
  owner: '',
  ownerType: 'users' as const,
  author: null,
  authorFullname: 'Eva Neu',
  signs: Array.from({ length: visible }, (_, index) => givenSign(`Wort ${index + 1}`)),
  total,
  learnedSigns: [],
  progress: 0,
  shareKey: 'key',
  revision: 1,
  canWrite: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
})

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
    await show({ visible: 10, total: 13 })
    await expect.element(page.getByText('10 von 13 Gebärden')).toBeVisible()
    await expect.element(signs.getByRole('link').first()).toBeVisible()
    expect(signs.getByRole('link').elements()).toHaveLength(10)
    expect(signs.element().querySelectorAll('li[aria-hidden]')).toHaveLength(3)
  })

  test('says of an empty list that it is empty, and does not open it', async () => {
    await show({ visible: 0, total: 0 })
    await expect.element(page.getByText('Diese Lernliste ist noch leer')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Öffnen' })).toBeDisabled()
  })
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
