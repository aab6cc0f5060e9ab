import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { type Answers, pageWith } from '../../../testing/answer-calls.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { givenSign } from '../../../testing/given-sign.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { flushPreferences } from '../../accounts/index.ts'
import { Page } from './favorites-page.tsx'

const heart = (name: string) => page.getByRole('button', { name: `Favorit: ${name}`, exact: true })
const toast = page.getByRole('group', { name: 'Meldung' })

/** Answers like the server: the latest favourite comes first. */
const show = (
  names: readonly string[],
  change: NonNullable<Answers['favorites']> = {},
  others: Pick<Parameters<typeof renderWithApi>[1] & {}, 'session' | 'answers'> = {},
) => {
  let favorites = names.map(givenFavorite)
  return renderWithApi(<Page />, {
    session: others.session ?? givenSession(),
    answers: {
      ...others.answers,
      favorites: {
        find: () => pageWith(favorites),
        remove: (id) => {
          const removed = favorites.find(({ sign }) => sign._id === id)!
          favorites = favorites.filter((one) => one !== removed)
          return removed
        },
        create: ({ sign }) => {
          const added = givenFavorite(sign.replace('sign-', ''))
          favorites = [added, ...favorites]
          return added
        },
        ...change,
      },
    },
  })
}
const givenFavorite = (name: string) => {
  const sign = givenSign(name, { isFavorite: true })
  return { _id: `favorite-${name}`, sign, createdAt: '2026-11-21T12:00:00.000Z' }
}

test('without favourites leads to the search', async () => {
  const { address } = await show([])
  await expect.element(page.getByText('Noch keine Favoriten gespeichert')).toBeVisible()
  await page.getByRole('link', { name: 'Gebärden suchen' }).click()
  await expect.poll(address).toBe('/app/suche')
})

test('a heart removes its sign at once, and "Rückgängig" brings it back', async () => {
  const { calls } = await show(['Apfel', 'Hund'])
  await heart('Apfel').click()
  await expect.element(heart('Apfel')).not.toBeInTheDocument()
  await expect.element(toast.getByText('„Apfel“ aus den Favoriten entfernt')).toBeVisible()
  await toast.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.element(heart('Apfel')).toBeVisible()
  const changes = calls.filter(({ call }) => !call.startsWith('GET'))
  expect(changes).toEqual([
    { call: 'DELETE favorites/sign-Apfel' },
    { call: 'POST favorites', body: { sign: 'sign-Apfel' } },
  ])
})

test('a sign stays when the server refuses to remove it', async () => {
  const refuse = () => {
    throw new ApiError({ name: 'GeneralError', code: 500, message: 'Kaputt' })
  }
  await show(['Apfel', 'Hund'], { remove: refuse })
  await heart('Hund').click()
  await expect.element(toast.getByText('„Hund“ konnte nicht aus den Favoriten entfernt werden.')).toBeVisible()
  await expect.element(heart('Hund')).toHaveAttribute('aria-pressed', 'true')
})

test('the last heart leaves the empty page', async () => {
  await show(['Apfel', 'Hund'])
  for (const name of ['Apfel', 'Hund']) {
    await heart(name).click()
    await expect.element(heart(name)).not.toBeInTheDocument()
  }
  await expect.element(page.getByText('Noch keine Favoriten gespeichert')).toBeVisible()
})

test('a sign opens over the grid, and gives the focus back', async () => {
  const answers = { signs: { find: () => pageWith([givenSign('Apfel')]) }, categories: { find: () => pageWith([]) } }
  await show(['Apfel', 'Hund'], {}, { answers })
  const card = page.getByRole('link', { name: /Apfel/ })
  await card.click()
  const detail = page.getByRole('dialog', { name: 'Gebärde' })
  await expect.element(detail.getByRole('heading', { name: 'Apfel' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(detail).not.toBeInTheDocument()
  await expect.element(card).toHaveFocus()
})

test('a hint says how favourites are removed until it is closed, which is stored', async () => {
  const session = givenSession()
  const { calls } = await show(['Apfel'], {}, { session, answers: { users: { patch: () => session.user } } })
  await expect.element(page.getByText(HINT)).toBeVisible()
  await page.getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect.element(page.getByText(HINT)).not.toBeInTheDocument()
  await flushPreferences()
  expect(calls).toContainEqual({
    call: 'PATCH users/user-1',
    body: { preferences: { dismissedHints: ['favorites-remove'] } },
  })
})

test('the hint is not shown again after it was closed', async () => {
  const { preferences } = givenSession().user
  await show(
    ['Apfel'],
    {},
    { session: givenSession({ preferences: { ...preferences, dismissedHints: ['favorites-remove'] } }) },
  )
  await expect.element(heart('Apfel')).toBeVisible()
  await expect.element(page.getByText(HINT)).not.toBeInTheDocument()
})

const HINT = 'Einen Favoriten entfernst du, indem du noch einmal auf sein Herz klickst.'
