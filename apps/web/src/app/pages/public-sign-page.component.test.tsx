import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../testing/answer-calls.ts'
import { givenLoadingFilm } from '../../testing/given-film.ts'
import { givenSession } from '../../testing/given-session.ts'
import { givenSign } from '../../testing/given-sign.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { Page } from './public-sign-page.tsx'

const APPLE = givenSign('Apfel', { isPreview: true })
const HELLO = givenSign('hallo', { isPreview: true })
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
        find: (query) => pageWith(query.has('slug') ? signs.filter(({ slug }) => slug === query.get('slug')) : signs),
      },
      categories: { find: () => pageWith([]) },
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
