import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { useBrowser } from './open-page.ts'
import type { Person } from './person.ts'
import { foundSigns } from './search-page.ts'

const browser = useBrowser()
const openSearch = (words = '', as: Person = 'leitung') => browser.openPage(`/app/suche${words}`, { as })

const field = (page: Page) => page.getByRole('searchbox', { name: 'Gebärde suchen' })
const cards = (page: Page) => foundSigns(page).locator('> a')
const namesOf = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((links) => links.map((link) => link.href.split('/').at(-1)))
const wordsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
/** "/" leads into the field of whatever page is open. */
const goToField = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await eventually(() => field(page).evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true)
  await expect(field(page).inputValue()).resolves.toBe('')
}

describe('the search field', () => {
  test('shows results while typing, without Enter, and makes one step back of one search', {
    tags: 'smoke',
  }, async () => {
    const page = await openSearch()
    await goToField(page)
    await page.keyboard.type('hund', { delay: 30 })
    await eventually(async () => (await namesOf(page))[0]).toBe('hund')
    await eventually(() => wordsOf(page)).toEqual({ search: 'hund' })
    await page.goBack()
    await eventually(() => wordsOf(page)).toEqual({})
    await eventually(() => field(page).inputValue()).toBe('')
  })

  test('of the top bar leads to the results', async () => {
    const page = await browser.openPage('/app/favoriten', { as: 'leitung' })
    await goToField(page)
    await page.keyboard.type('Apfel')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/suche?search=Apfel')
    await eventually(async () => (await namesOf(page))[0]).toBe('apfel')
  })
})

describe('what was looked for', () => {
  test('is narrowed by word class and category, and comes back by a reload', { tags: 'smoke' }, async () => {
    const page = await openSearch()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('button', { name: 'Verb', exact: true }).click()
    await eventually(() => wordsOf(page)).toEqual({ wordClass: 'verb' })
    await eventually(() =>
      foundSigns(page)
        .locator('[title]')
        .evaluateAll((tags) => [...new Set(tags.map((tag) => tag.title))]),
    ).toEqual(['Verb'])
    const choice = page.getByRole('combobox', { name: 'Kategorie' })
    const option = choice.locator('option', { hasText: 'Essen und Trinken' })
    await choice.selectOption((await option.getAttribute('value')) ?? '')
    await eventually(() => Object.keys(wordsOf(page)).toSorted()).toEqual(['category', 'wordClass'])
    await eventually(() => namesOf(page)).toContain('trinken')
    await eventually(() => namesOf(page)).not.toContain('abbiegen')
    const names = await namesOf(page)
    await page.reload()
    await eventually(() => namesOf(page)).toEqual(names)
    await page.getByRole('button', { name: 'Filter „Verb“ aufheben' }).waitFor()
  })

  test('begins at the top of another page of the results, and is at the same place after coming back', async () => {
    const page = await openSearch('?wordClass=noun')
    await cards(page).nth(30).scrollIntoViewIfNeeded()
    await eventually(() => scrolledTo(page)).toBeGreaterThan(600)
    const first = (await namesOf(page))[0]
    await page.getByRole('button', { name: 'Seite 2', exact: true }).click()
    await eventually(() => wordsOf(page)).toEqual({ wordClass: 'noun', page: '2' })
    await eventually(async () => (await namesOf(page))[0]).not.toBe(first)
    await eventually(() => scrolledTo(page)).toBe(0)
    await cards(page).nth(30).scrollIntoViewIfNeeded()
    await eventually(() => scrolledTo(page)).toBeGreaterThan(600)
    const place = await scrolledTo(page)
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Favoriten' }).waitFor()
    await page.goBack()
    await cards(page).nth(30).waitFor()
    await eventually(async () => Math.abs((await scrolledTo(page)) - place)).toBeLessThan(60)
  })
})

const scrolledTo = (page: Page): Promise<number> =>
  page.locator(':root').evaluate((root) => root.ownerDocument.defaultView.scrollY)

test('the view is remembered: columns, format and keywords', async () => {
  const page = await openSearch('?search=hund', await givenPayer())
  await page.getByRole('button', { name: 'Ansicht' }).click()
  await page.getByRole('slider', { name: /Spalten/ }).press('End')
  await eventually(() => columnsOf(page)).toBe(10)
  await page.getByRole('switch', { name: 'Stichwörter anzeigen' }).click()
  await page.getByText('SIGNmap').click()
  // What waits to be saved is saved by leaving too.
  await page.reload()
  const card = cards(page).first()
  await card.waitFor()
  await eventually(() => columnsOf(page)).toBe(10)
  await eventually(() => card.locator('img').getAttribute('src')).toContain('/signMap/')
  await eventually(() => card.textContent()).toMatch(/Haustier|Tier/)
})

/** Columns of the grid, whether or not there are signs for all of them. */
const columnsOf = (page: Page): Promise<number> =>
  page
    .getByRole('list', { name: 'Gefundene Gebärden' })
    .evaluate((grid) => grid.ownerDocument.defaultView.getComputedStyle(grid).gridTemplateColumns.split(' ').length)
