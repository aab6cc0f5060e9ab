import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageWith } from '../../testing/answer-calls.ts'
import { givenLoadingFilm } from '../../testing/given-film.ts'
import { givenSession } from '../../testing/given-session.ts'
import { givenSign } from '../../testing/given-sign.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { Page } from './public-sign-page.tsx'

const APPLE = givenSign('Apfel', { isPreview: true })
const HELLO = givenSign('hallo', { isPreview: true })
const FAQ = { _id: 'faq' as const, title: 'Häufige Fragen', html: '', sections: [], links: [], updatedAt: null }
const toast = page.getByRole('group', { name: 'Meldung' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const film = () => document.querySelector('video')
const prices = () => new Promise<never>(() => undefined)

type Given = { readonly signs?: readonly Sign[]; readonly session?: Session }

const show = (path: string, { signs = [HELLO, APPLE], session }: Given = {}) =>
  renderWithApi(<Page />, {
    route: '/gebaerden/{-$slug}',
    address: path,
    ...(session && { session }),
    answers: {
      signs: {
        find: (query) => {
          const text = query.get('search') ?? query.get('slug') ?? ''
          return pageWith(signs.filter(({ slug, isLocked }) => slug.includes(text) && (!isLocked || text !== '')))
        },
      },
      categories: { find: () => pageWith([{ _id: 'food', name: 'Essen', slug: 'essen', signCount: 2, symbol: null }]) },
      pages: { get: () => FAQ },
      'catalogue-size': { find: () => ({ signs: 2 }) },
      licenses: { find: prices },
    },
  })

test('a locked sign shows a visitor neither film nor drawing, but says that a licence shows them', async () => {
  // The server sends no media of a locked sign; the page does not show them either.
  const images = { signVideo: { watermarked: givenLoadingFilm() }, signOnly: { watermarked: '/media/signs/abend' } }
  await show('/gebaerden/abend', { signs: [givenSign('abend', { isLocked: true, hasVideo: true, images })] })
  const locked = page.getByRole('region', { name: 'Gesperrte Gebärde' })
  await expect.element(locked.getByText('Diese Gebärde siehst du mit einer Lizenz.')).toBeVisible()
  expect(film()).toBeNull()
  expect(page.getByRole('img', { name: /Zeichnung der Gebärde/ }).elements()).toEqual([])
})

test('a visitor goes on to another sign, and from there to the login', async () => {
  const { address } = await show('/gebaerden')
  const others = page.getByRole('list', { name: 'Gebärden zum Ansehen' })
  await others.getByRole('link', { name: /Apfel/ }).click()
  await expect.poll(address).toBe('/gebaerden/apfel')
  await expect.element(heading('Apfel')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Konto erstellen' })).toHaveAttribute('href', '/anmeldung')
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect.poll(address).toBe('/login')
})

test('an unknown sign leads a visitor to the login, with a message', async () => {
  const { address } = await show('/gebaerden/gibt-es-nicht')
  await expect.element(toast.getByText('Keine passende Gebärde gefunden', { exact: true })).toBeVisible()
  await expect.poll(address).toBe('/login')
})

test('an account without a licence reads why it sees only the preview, and finds the way to a licence', async () => {
  await show('/gebaerden/hallo', { session: givenSession({ hasActiveSubscription: false }) })
  const text = 'Du hast keine aktive Lizenz. Deshalb siehst du nur ausgewählte Inhalte mit Wasserzeichen.'
  await expect.element(page.getByText(text)).toBeVisible()
  // At the top already, before the prices are reached.
  await expect.element(page.getByRole('link', { name: 'Lizenz erwerben' }).first()).toBeVisible()
  expect(page.getByRole('link', { name: 'Anmelden' }).elements()).toEqual([])
})

describe('the first page for visitors', () => {
  const field = page.getByRole('search', { name: 'Gebärden suchen' }).getByRole('searchbox')
  const found = page.getByRole('list', { name: 'Gefundene Gebärden' })
  const signs = [HELLO, APPLE, givenSign('Apfelsaft', { isLocked: true, hasVideo: true })]

  test('finds all signs while somebody types, and those without a preview are said to need a licence', async () => {
    const { words } = await show('/gebaerden', { signs })
    await field.fill('apfel')
    await expect.element(found.getByRole('link', { name: /Apfelsaft.*Nur mit Lizenz/ })).toBeVisible()
    expect(found.getByRole('link').elements()).toHaveLength(2)
    await expect.element(page.getByText('Einige dieser Gebärden siehst du nur mit einer Lizenz.')).toBeVisible()
    await expect.poll(words).toEqual({ search: 'apfel' })
    await page.getByRole('button', { name: 'Suche beenden' }).click()
    await expect.element(page.getByRole('list', { name: 'Gebärden zum Ansehen' })).toBeVisible()
    await expect.poll(words).toEqual({})
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  test('is searched by keys alone, down to a sign', async () => {
    const { address } = await show('/gebaerden', { signs })
    await field.fill('apfel')
    await expect.element(found).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(found.getByRole('link').first()).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(address).toBe('/gebaerden/apfel')
  })

  test('leaves the focus in the field of those who go on typing', async () => {
    await show('/gebaerden', { signs })
    await field.click()
    await userEvent.keyboard('{Enter}apf')
    await expect.element(found).toBeVisible()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('apf')
  })

  test('leads to the signs of a topic, and says which it is', async () => {
    const { words } = await show('/gebaerden', { signs })
    await page
      .getByRole('navigation', { name: 'Gebärden zu jedem Thema' })
      .getByRole('link', { name: 'Essen 2 Gebärden' })
      .click()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Essen' })).toHaveFocus()
    expect(words()).toEqual({ category: 'food' })
    // A word is looked for in all topics.
    await field.fill('apfel')
    await expect.poll(words).toEqual({ search: 'apfel' })
    await expect.element(page.getByRole('heading', { level: 2, name: 'Gefundene Gebärden' })).toBeVisible()
  })
})
