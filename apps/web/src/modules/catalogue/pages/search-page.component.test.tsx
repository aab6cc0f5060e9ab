import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, pageWith } from '../../../testing/answer-calls.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { givenSign } from '../../../testing/given-sign.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { flushPreferences } from '../../accounts/index.ts'
import { useSearchKey } from '../search/use-search-key.ts'
import { Page } from './search-page.tsx'

const ANIMALS = ['Affe', 'Biene', 'Ente', 'Fuchs', 'Hund', 'Igel', 'Katze', 'Maus'].map((name) => givenSign(name))
const field = page.getByRole('searchbox', { name: 'Gebärde suchen' })
const detail = page.getByRole('dialog', { name: 'Gebärde' })
const cards = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-sign] > a')]
const slugs = () => cards().map((link) => link.href.split('/').at(-1))
const focusedSlug = () =>
  document.activeElement instanceof HTMLAnchorElement ? slugs()[cards().indexOf(document.activeElement)] : undefined

const WithKeyOfFrame = () => {
  useSearchKey()
  return <Page />
}

type Shown = {
  readonly words?: string
  /** What the catalogue has. */
  readonly signs?: readonly Sign[]
  /** What the catalogue finds. */
  readonly find?: (query: URLSearchParams) => readonly Sign[]
  readonly total?: number
  readonly columns?: number
  readonly more?: Answers
}

const show = ({ words = '', signs = ANIMALS, find = () => signs, total, columns = 5, more = {} }: Shown = {}) => {
  const { preferences } = givenSession().user
  const session = givenSession({ preferences: { ...preferences, search: { ...preferences.search, columns } } })
  return renderWithApi(<WithKeyOfFrame />, {
    address: `/app/suche${words}`,
    session,
    answers: {
      signs: {
        find: (query) => {
          const slug = query.get('slug')
          const found = pageWith(slug === null ? find(query) : signs.filter((sign) => sign.slug === slug))
          return slug === null && total !== undefined ? { ...found, total } : found
        },
      },
      categories: { find: () => pageWith([]) },
      'catalogue-highlights': { find: () => ({ signOfTheDay: null, newSigns: [] }) },
      favorites: { find: () => pageWith([]) },
      files: { find: () => pageWith([]) },
      // Searches go to the server.
      'search-index': { find: () => ({ version: null, addressSuffix: '', favorites: [] }) },
      users: { patch: () => session.user },
      ...more,
    },
  })
}

afterEach(async () => {
  await flushPreferences()
  await page.viewport(1280, 800)
})

describe('the search field', () => {
  test('takes the focus by "/", which is not typed', async () => {
    await show()
    await expect.element(field).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
  })
})

describe('the keyboard', () => {
  test('goes from the field into the grid, through it, into a sign and back to its card', async () => {
    const { words } = await show({ words: '?search=tier' })
    await expect.poll(slugs).toHaveLength(8)
    await field.click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focusedSlug).toBe('affe')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(focusedSlug).toBe('biene')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focusedSlug).toBe('katze')
    await userEvent.keyboard('{Enter}')
    await expect.element(detail).toBeVisible()
    expect(words()).toEqual({ search: 'tier', gebaerde: 'katze' })
    await userEvent.keyboard('{Escape}')
    await expect.element(detail).not.toBeInTheDocument()
    await expect.poll(focusedSlug).toBe('katze')
    expect(words()).toEqual({ search: 'tier' })
  })

  test('leaves the grid upwards, into the field', async () => {
    await show({ words: '?search=tier' })
    await expect.poll(slugs).toHaveLength(8)
    cards()[0]?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field).toHaveFocus()
  })

  test('walks through the results inside the detail, and comes back to the card seen last', async () => {
    const { words } = await show({ words: '?search=tier' })
    await page.getByRole('link', { name: /Affe/ }).click()
    await expect.element(detail).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(words).toEqual({ search: 'tier', gebaerde: 'biene' })
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(words).toEqual({ search: 'tier', gebaerde: 'ente' })
    await userEvent.keyboard('{Escape}')
    await expect.element(detail).not.toBeInTheDocument()
    await expect.poll(focusedSlug).toBe('ente')
  })
})

describe('an address', () => {
  test('says what is shown: word class, category and page', async () => {
    const asked: string[] = []
    const find = (query: URLSearchParams) => {
      asked.push(query.toString())
      return ANIMALS
    }
    const animals = { _id: 'category-1', name: 'Tiere', slug: 'tiere', signCount: 100, symbol: null }
    const more = { categories: { find: () => pageWith([animals]) } }
    await show({ words: '?wordClass=noun&category=category-1&page=3', find, total: 100, more })
    await page.getByRole('button', { name: 'Filter, 2 gewählt' }).click()
    await expect
      .element(page.getByRole('button', { name: 'Nomen', exact: true }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('combobox', { name: 'Kategorie' })).toHaveValue('category-1')
    await expect.element(page.getByRole('button', { name: 'Seite 3' })).toHaveAttribute('aria-current', 'page')
    expect(asked.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
      { category: 'category-1', wordClass: 'noun', media: 'card', $limit: '40', $skip: '80' },
    ])
  })

  test('opens its sign over its results', async () => {
    const { words } = await show({ words: '?search=hund&gebaerde=hund' })
    await expect.element(detail.getByRole('heading', { name: 'Hund' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(detail).not.toBeInTheDocument()
    expect(words()).toEqual({ search: 'hund' })
  })

  test('that names a later page than there are leads to the last one', async () => {
    const { words } = await show({
      words: '?search=tier&page=50',
      find: (query) => (query.get('$skip') === '0' ? ANIMALS : []),
      total: 8,
    })
    await expect.poll(words).toEqual({ search: 'tier' })
    await expect.poll(slugs).toHaveLength(8)
  })
})

describe('what the catalogue does not have', () => {
  const requestButton = page.getByRole('button', { name: 'Gebärde wünschen' })

  test('leads to guesses under "Meintest du …?"', async () => {
    const guess = givenSign('Schmetterling', { match: 'fuzzy' })
    await show({ find: (query) => (query.get('search') === 'Schmeterling' ? [guess] : ANIMALS) })
    await field.fill('Schmeterling')
    const guesses = page.getByRole('region', { name: 'Meintest du …?' })
    await expect.element(guesses.getByRole('link', { name: /Schmetterling/ })).toBeVisible()
    await expect.element(requestButton).toBeVisible()
  })

  test('can be requested, and the answer to a request is shown in the same dialog', async () => {
    const request = {
      _id: 'request-1',
      text: 'Quokkaxyz',
      comment: 'Für das Projekt Australien',
      createdAt: '2026-11-21T12:00:00.000Z',
      status: 'open',
      note: '',
    } as const
    let own: readonly (Omit<typeof request, 'status' | 'note'> & { status: 'open' | 'done'; note: string })[] = []
    const create = () => {
      own = [{ ...request, status: 'done', note: 'Kommt im Januar' }]
      return request
    }
    const more = { 'sign-requests': { find: () => pageWith(own), create } }
    const { calls } = await show({ words: '?search=Quokkaxyz', find: () => [], more })
    await expect.element(page.getByText('Keine Gebärde zu „Quokkaxyz“ gefunden')).toBeVisible()
    await requestButton.click()
    const form = page.getByRole('dialog', { name: 'Gebärde wünschen' })
    await expect.element(form.getByLabelText('Welche Gebärde fehlt dir?')).toHaveValue('Quokkaxyz')
    await form.getByLabelText('Anmerkung (freiwillig)').fill('Für das Projekt Australien')
    await form.getByRole('button', { name: 'Wunsch senden' }).click()
    const toast = page.getByRole('group', { name: 'Meldung' })
    await expect.element(toast.getByText('Danke! Dein Wunsch „Quokkaxyz“ ist angekommen.')).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
    const body = { text: 'Quokkaxyz', comment: 'Für das Projekt Australien' }
    expect(calls).toContainEqual({ call: 'POST sign-requests', body })

    await requestButton.click()
    const first = form.getByRole('region', { name: 'Deine letzten Wünsche' }).getByRole('listitem').first()
    await expect.element(first.getByText('„Kommt im Januar“')).toBeVisible()
    expect(first.element().textContent).toMatch(/^Quokkaxyz vom .+: erledigt/)
  })

  test('is looked for everywhere again when only the filters hide it', async () => {
    const find = (query: URLSearchParams) => (query.has('wordClass') ? [] : ANIMALS)
    const { words } = await show({ words: '?search=tier&wordClass=article', find })
    await page.getByRole('button', { name: 'Überall suchen' }).click()
    await expect.poll(words).toEqual({ search: 'tier' })
    await expect.poll(slugs).toHaveLength(8)
  })
})

describe('the number of columns', () => {
  const MANY = Array.from({ length: 20 }, (_, index) => givenSign(`Wort ${index + 1}`))
  const countColumns = () => new Set(cards().map((card) => Math.round(card.getBoundingClientRect().left))).size

  test.each([
    { width: 1280, columns: 10 },
    { width: 360, columns: 2 },
  ])('is $columns at $width pixels when ten are chosen', async ({ width, columns }) => {
    await page.viewport(width, 800)
    await show({ find: () => MANY, columns: 10 })
    await expect.poll(countColumns).toBe(columns)
  })
})

describe('asking for signs', () => {
  const quiz = page.getByRole('button', { name: 'Abfragen' })
  const covers = page.getByRole('button', { name: /^Aufdecken/ })

  test('continues with the next sign of the results, and ends with closing', async () => {
    const images = { signVideo: { default: '/media/signs/film' } }
    const signs = ANIMALS.map((sign) => ({ ...sign, hasVideo: true, images }))
    const { words } = await show({ words: '?search=tier', signs })
    await page.getByRole('link', { name: /Affe/ }).click()
    await quiz.click()
    await expect.element(covers.first()).toBeVisible()
    const countCovers = () => covers.elements().length
    await expect.poll(countCovers).toBe(3)
    await page.getByRole('button', { name: 'Nächste Gebärde' }).click()
    await expect.element(page.getByText('2 / 8')).toBeVisible()
    await expect.poll(countCovers).toBe(3)
    await userEvent.keyboard('{Escape}')
    await expect.element(detail).not.toBeInTheDocument()
    expect(words()).toEqual({ search: 'tier' })
  })
})

test('the detail of a sign adds it to the favourites', async () => {
  const hound = ANIMALS[4]!
  const create = () => ({ _id: 'favorite-1', sign: hound, createdAt: '2026-11-21T12:00:00.000Z' })
  const { calls } = await show({ words: '?gebaerde=hund', more: { favorites: { create, find: () => pageWith([]) } } })
  const heart = detail.getByRole('button', { name: 'Favorit' })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => calls).toContainEqual({ call: 'POST favorites', body: { sign: hound._id } })
})

test('the choice of lists closes over the detail of a sign, which stays open', async () => {
  await show({ words: '?gebaerde=hund', more: { lists: { find: () => pageWith([]) } } })
  await detail.getByRole('button', { name: 'Lernliste' }).click()
  const choice = page.getByRole('dialog', { name: '„Hund“ zu einer Lernliste hinzufügen' })
  await expect.element(choice.getByLabelText('Neue Lernliste')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(choice).not.toBeInTheDocument()
  await expect.element(detail.getByRole('heading', { name: 'Hund' })).toBeVisible()
})
