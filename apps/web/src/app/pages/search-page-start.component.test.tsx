import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Page } from '../../modules/catalogue/pages/search-page.tsx'
import { noteRecentSign } from '../../modules/catalogue/start/recent-signs.ts'
import { pageWith } from '../../testing/answer-calls.ts'
import { givenNode } from '../../testing/given-node.ts'
import { givenSession } from '../../testing/given-session.ts'
import { givenSign } from '../../testing/given-sign.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'

const ALL = ['Affe', 'Biene', 'Ente', 'Fuchs'].map((name) => givenSign(name))
const ANIMALS = { _id: 'animals', name: 'Tiere', slug: 'tiere', signCount: 3, symbol: 'dog-face' }
const FOOD = { _id: 'food', name: 'Essen und Trinken', slug: 'essen-und-trinken', signCount: 1, symbol: null }

type Shown = {
  readonly words?: string
  readonly ofTheDay?: Sign
  readonly added?: readonly Sign[]
  readonly favorites?: readonly string[]
  readonly lists?: readonly RecentFile[]
  readonly isLicensed?: boolean
}

const show = ({ words = '', ofTheDay, added = [], favorites = [], lists = [], isLicensed = true }: Shown = {}) =>
  renderWithApi(<Page />, {
    address: `/app/suche${words}`,
    session: givenSession({ hasActiveSubscription: isLicensed }),
    answers: {
      signs: {
        find: (query) => {
          const ids = query.getAll('_id[$in][]')
          const slug = query.get('slug')
          return pageWith(
            ALL.filter((sign) => (ids.length === 0 || ids.includes(sign._id)) && (slug ?? sign.slug) === sign.slug),
          )
        },
      },
      categories: { find: () => pageWith([ANIMALS, FOOD]) },
      'catalogue-highlights': { find: () => ({ signOfTheDay: ofTheDay ?? null, newSigns: [...added] }) },
      favorites: {
        find: () =>
          pageWith(
            favorites.map((name) => ({ _id: name, sign: givenSign(name), createdAt: '2026-11-21T12:00:00.000Z' })),
          ),
      },
      files: { find: () => pageWith([...lists]) },
      'search-index': { find: () => ({ version: null, addressSuffix: '', favorites: [] }) },
    },
  })

const givenList = (name: string, learnedCount: number, dueCount = 0): RecentFile => ({
  _id: `list-${name}`,
  fileType: 'lists',
  ancestors: [],
  node: givenNode({ name }),
  summary: {
    fileType: 'lists',
    signCount: 10,
    learnedCount,
    progress: learnedCount * 10,
    dueCount,
    isShared: false,
    thumbnail: null,
  },
})

const strip = (title: string) => page.getByRole('region', { name: title })
const namesIn = (title: string) =>
  [...strip(title).element().querySelectorAll('[data-sign] [translate="no"]')].map(({ textContent }) => textContent)
const topics = page.getByRole('list', { name: 'Themen' })

describe('the start of the app', () => {
  test('leads on where one was: the list in work, what was seen last, the favourites', async () => {
    for (const name of ['Ente', 'Affe']) noteRecentSign('user-1', `sign-${name}`)
    const { address } = await show({
      favorites: ['Biene'],
      lists: [givenList('Fertig', 10), givenList('Morgenkreis', 4)],
    })
    await expect.poll(() => namesIn('Zuletzt angesehen')).toEqual(['Affe', 'Ente'])
    await expect.poll(() => namesIn('Zuletzt gemerkt')).toEqual(['Biene'])
    const list = page.getByRole('region', { name: 'Weiter üben' })
    await expect.element(list.getByText('4 von 10 gelernt')).toBeVisible()
    await list.getByRole('link', { name: '„Morgenkreis“ weiter üben' }).click()
    await expect.poll(address).toBe('/app/lernliste/list-Morgenkreis')
  })

  test('offers a learned list again when signs of it are due', async () => {
    await show({ lists: [givenList('Fertig', 10), givenList('Tiere', 10, 3)] })
    await expect.element(page.getByRole('link', { name: '„Tiere“ weiter üben' })).toBeVisible()
  })

  test('shows the sign of the day and new signs, and opens them', async () => {
    const { words } = await show({ ofTheDay: ALL[1]!, added: [ALL[3]!] })
    await expect.poll(() => namesIn('Neu im Katalog')).toEqual(['Fuchs'])
    await page.getByRole('button', { name: 'Gebärde des Tages ansehen: Biene' }).click()
    await expect.poll(words).toEqual({ gebaerde: 'biene' })
    await expect.element(page.getByRole('dialog', { name: 'Gebärde' })).toBeVisible()
  })

  test('for somebody new is the topics and all signs, without empty headings', async () => {
    await show()
    await expect.element(topics.getByRole('button', { name: 'Essen und Trinken' })).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Gefundene Gebärden' })).toBeVisible()
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Alle Gebärden'])
  })

  test('without a licence leads to no list', async () => {
    const { calls } = await show({ isLicensed: false, ofTheDay: ALL[1]! })
    await expect.element(page.getByText('Gebärde des Tages')).toBeVisible()
    expect(calls.filter(({ call }) => call.startsWith('GET files'))).toEqual([])
  })

  test('makes room for results as soon as something is searched for', async () => {
    noteRecentSign('user-1', 'sign-Ente')
    await show()
    await expect.element(strip('Zuletzt angesehen')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Gebärde suchen' }).fill('affe')
    await expect.element(strip('Zuletzt angesehen')).not.toBeInTheDocument()
    await expect.element(topics).not.toBeInTheDocument()
  })
})

describe('topics and filters', () => {
  test('a topic shows its signs and stays in sight, pressed; a second press shows all', async () => {
    const { words } = await show({ ofTheDay: ALL[1]! })
    const animals = topics.getByRole('button', { name: 'Tiere' })
    await animals.click()
    await expect.poll(words).toEqual({ category: 'animals' })
    await expect.element(animals).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText('Gebärde des Tages')).not.toBeInTheDocument()
    await animals.click()
    await expect.poll(words).toEqual({})
  })

  test('the filters open at their button, which counts them; each can be dropped outside', async () => {
    const { words } = await show({ words: '?search=tier&category=animals' })
    const filter = page.getByRole('button', { name: 'Filter, 1 gewählt' })
    await expect.element(filter).toHaveAttribute('aria-expanded', 'false')
    await filter.click()
    await page.getByRole('button', { name: 'Verb', exact: true }).click()
    await expect.poll(words).toEqual({ search: 'tier', category: 'animals', wordClass: 'verb' })
    await expect
      .element(page.getByRole('button', { name: 'Filter, 2 gewählt' }))
      .toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Filter „Tiere“ aufheben' }).click()
    await expect.poll(words).toEqual({ search: 'tier', wordClass: 'verb' })
  })
})
