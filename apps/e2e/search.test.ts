import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs } from './call-as.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { useBrowser } from './open-page.ts'
import type { Person } from './person.ts'

const browser = useBrowser()
const openSearch = (words = '', options: { readonly as?: Person; readonly width?: number } = {}) =>
  browser.openPage(`/app/suche${words}`, { as: 'leitung', ...options })

const field = (page: Page) => page.getByRole('searchbox', { name: 'Gebärde suchen' })
const cards = (page: Page) => page.locator('[data-sign] > a')
const detail = (page: Page) => page.getByRole('dialog', { name: 'Gebärde' })
const namesOf = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((links) => links.map((link) => link.href.split('/').at(-1)))
const focusedSlug = (page: Page): Promise<string | undefined> =>
  page.locator(':focus').evaluate((element) => element.href?.split('/').at(-1))
const wordsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

describe('the search field', () => {
  test.each(['/app/favoriten', '/app/suche'])('takes the focus by "/" on %s', async (path) => {
    const page = await browser.openPage(path, { as: 'leitung' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('/')
    await eventually(() => field(page).evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true)
    await expect(field(page).inputValue()).resolves.toBe('')
  })

  test('shows results while typing, without Enter', { tags: 'smoke' }, async () => {
    const page = await openSearch()
    await field(page).pressSequentially('hund', { delay: 30 })
    await eventually(async () => (await namesOf(page))[0]).toBe('hund')
    await eventually(() => wordsOf(page)).toEqual({ search: 'hund' })
  })

  test('of the top bar leads to the results', async () => {
    const page = await browser.openPage('/app/favoriten', { as: 'leitung' })
    await field(page).fill('Apfel')
    await field(page).press('Enter')
    await page.waitForURL('**/app/suche?search=Apfel')
    await eventually(async () => (await namesOf(page))[0]).toBe('apfel')
  })

  test('makes one step back of one search, not of each letter', async () => {
    const page = await openSearch()
    await field(page).pressSequentially('hund', { delay: 30 })
    await eventually(() => wordsOf(page)).toEqual({ search: 'hund' })
    await page.goBack()
    await eventually(() => wordsOf(page)).toEqual({})
    await eventually(() => field(page).inputValue()).toBe('')
  })
})

describe('the keyboard', () => {
  test('goes from the field into the grid, through it, into a sign and back to its card', async () => {
    const page = await openSearch('?search=tier')
    await cards(page).nth(7).waitFor()
    const names = await namesOf(page)
    await field(page).focus()
    await page.keyboard.press('ArrowDown')
    await eventually(() => focusedSlug(page)).toBe(names[0])
    await page.keyboard.press('ArrowRight')
    await eventually(() => focusedSlug(page)).toBe(names[1])
    await page.keyboard.press('ArrowDown')
    await eventually(() => focusedSlug(page)).toBe(names[6])
    await page.keyboard.press('Enter')
    await detail(page).waitFor()
    expect(wordsOf(page)).toEqual({ search: 'tier', gebaerde: names[6] })
    await page.keyboard.press('Escape')
    await detail(page).waitFor({ state: 'detached' })
    await eventually(() => focusedSlug(page)).toBe(names[6])
    expect(wordsOf(page)).toEqual({ search: 'tier' })
  })

  test('leaves the grid upwards, into the field', async () => {
    const page = await openSearch('?search=tier')
    await cards(page).first().focus()
    await page.keyboard.press('ArrowUp')
    await eventually(() => field(page).evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true)
  })

  test('walks through the results inside the detail, and comes back to the card seen last', async () => {
    const page = await openSearch('?search=tier')
    await cards(page).nth(2).waitFor()
    const names = await namesOf(page)
    await cards(page).first().click()
    await detail(page).waitFor()
    await page.keyboard.press('ArrowRight')
    await eventually(() => wordsOf(page)['gebaerde']).toBe(names[1])
    await page.keyboard.press('ArrowRight')
    await eventually(() => wordsOf(page)['gebaerde']).toBe(names[2])
    await page.goBack()
    await detail(page).waitFor({ state: 'detached' })
    await eventually(() => focusedSlug(page)).toBe(names[2])
  })
})

describe('what was looked for', () => {
  test('is narrowed by word class and category, and stands in the address', { tags: 'smoke' }, async () => {
    const page = await openSearch()
    await page.getByRole('button', { name: 'Verb', exact: true }).click()
    await eventually(() => wordsOf(page)).toEqual({ wordClass: 'verb' })
    await eventually(() =>
      page.locator('[data-sign] [title]').evaluateAll((tags) => [...new Set(tags.map((tag) => tag.title))]),
    ).toEqual(['Verb'])
    const choice = page.getByRole('combobox', { name: 'Kategorie' })
    const option = choice.locator('option', { hasText: 'Essen und Trinken' })
    await choice.selectOption((await option.getAttribute('value')) ?? '')
    await eventually(() => Object.keys(wordsOf(page)).toSorted()).toEqual(['category', 'wordClass'])
    await eventually(() => namesOf(page)).toContain('trinken')
    await eventually(() => namesOf(page)).not.toContain('abbiegen')
  })

  test('comes back by a reload and for others by the link', async () => {
    const page = await openSearch('?wordClass=noun&page=3')
    await cards(page).first().waitFor()
    const names = await namesOf(page)
    await page.reload()
    await eventually(() => namesOf(page)).toEqual(names)
    await eventually(() => page.getByRole('button', { name: 'Nomen', exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    const other = await browser.openPage(page.url(), { as: 'einzel' })
    await eventually(() => namesOf(other)).toEqual(names)
    await eventually(() => other.locator('[aria-current="page"]', { hasText: '3' }).count()).toBe(1)
  })

  test('opens the sign of a shared address over its results', async () => {
    const page = await openSearch('?search=hund&gebaerde=hund')
    await detail(page).getByRole('heading', { name: 'Hund' }).waitFor()
    await page.keyboard.press('Escape')
    await detail(page).waitFor({ state: 'detached' })
    expect(wordsOf(page)).toEqual({ search: 'hund' })
  })

  test('goes to the last page there is when an old address names a later one', async () => {
    const page = await openSearch('?search=hund&page=50')
    await eventually(() => wordsOf(page)).toEqual({ search: 'hund' })
    await eventually(async () => (await namesOf(page))[0]).toBe('hund')
  })

  test('is at the same place after coming back', async () => {
    const page = await openSearch('?wordClass=noun')
    await cards(page).nth(30).scrollIntoViewIfNeeded()
    await eventually(() => scrolledTo(page)).toBeGreaterThan(600)
    const place = await scrolledTo(page)
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Favoriten' }).waitFor()
    await page.goBack()
    await cards(page).nth(30).waitFor()
    await eventually(async () => Math.abs((await scrolledTo(page)) - place)).toBeLessThan(60)
  })

  test('begins at the top of another page of the results', async () => {
    const page = await openSearch('?wordClass=noun')
    const first = (await namesOf(page))[0]
    await page.getByRole('button', { name: 'Seite 2', exact: true }).click()
    await eventually(() => wordsOf(page)).toEqual({ wordClass: 'noun', page: '2' })
    await eventually(async () => (await namesOf(page))[0]).not.toBe(first)
    await eventually(() => scrolledTo(page)).toBe(0)
  })
})

const scrolledTo = (page: Page): Promise<number> =>
  page.locator(':root').evaluate((root) => root.ownerDocument.defaultView.scrollY)

describe('what the catalogue does not have', () => {
  test('leads to guesses under "Meintest du …?"', async () => {
    const page = await openSearch()
    await field(page).fill('Schmeterling')
    const guesses = page.getByRole('region', { name: 'Meintest du …?' })
    await guesses.getByRole('link', { name: 'Schmetterling' }).waitFor()
    await page.getByRole('button', { name: 'Gebärde wünschen' }).waitFor()
  })

  test('can be wished for', async () => {
    const account = await givenPayer()
    const page = await openSearch('?search=Quokkaxyz', { as: account })
    await page.getByText('Keine Gebärde zu „Quokkaxyz“ gefunden').waitFor()
    await page.getByRole('button', { name: 'Gebärde wünschen' }).click()
    const form = page.getByRole('dialog', { name: 'Gebärde wünschen' })
    await expect(form.getByLabel('Welche Gebärde fehlt dir?').inputValue()).resolves.toBe('Quokkaxyz')
    await form.getByLabel('Anmerkung').fill('Für das Projekt Australien')
    await form.getByRole('button', { name: 'Wunsch senden' }).click()
    await page
      .getByRole('group', { name: 'Meldung' })
      .getByText('Danke! Dein Wunsch „Quokkaxyz“ ist angekommen.')
      .waitFor()
    await form.waitFor({ state: 'detached' })
    const { data } = await callAs(account, 'GET', 'sign-requests')
    const [wish] = data as readonly { readonly _id: string }[]
    expect(wish).toMatchObject({ text: 'Quokkaxyz', comment: 'Für das Projekt Australien' })

    // What administrators say to it stands where it was wished.
    await callAs('admin', 'PATCH', `sign-requests/${wish?._id}`, { status: 'done', note: 'Kommt im Januar' })
    await page.getByRole('button', { name: 'Gebärde wünschen' }).click()
    const told = form.getByRole('region', { name: 'Deine letzten Wünsche' }).getByRole('listitem').first()
    await told.getByText('„Kommt im Januar“').waitFor()
    expect(await told.innerText()).toMatch(/^Quokkaxyz vom .+: erledigt/)
  })

  test('is looked for everywhere again when only the filters hide it', async () => {
    const page = await openSearch('?search=Hund&wordClass=article')
    await page.getByRole('button', { name: 'Überall suchen' }).click()
    await eventually(() => wordsOf(page)).toEqual({ search: 'Hund' })
    await eventually(async () => (await namesOf(page))[0]).toBe('hund')
  })
})

describe('the view', () => {
  test('keeps the number of columns, and says when the window is too narrow for them', async () => {
    const account = await givenPayer()
    const page = await openSearch('', { as: account })
    await page.getByRole('button', { name: 'Ansicht' }).click()
    await page.getByRole('slider', { name: /Spalten/ }).press('End')
    await eventually(() => columnsOf(page)).toBe(10)
    await page.reload()
    await eventually(() => columnsOf(page)).toBe(10)

    const phone = await openSearch('', { as: account, width: 360 })
    await eventually(() => columnsOf(phone)).toBe(2)
    await phone.getByRole('button', { name: 'Ansicht' }).click()
    await phone.getByText('Aufgrund von Platzmangel wurde die Anzahl der Spalten auf 2 beschränkt').waitFor()
    await phone.getByRole('slider', { name: /Spalten/ }).press('ArrowLeft')
    const toast = phone.getByRole('group', { name: 'Meldung' })
    await toast.getByText('Aufgrund von Platzmangel wurde die Anzahl der Spalten auf 2 beschränkt').waitFor()
  })

  test('changes the format and shows the keywords, and remembers both', async () => {
    const page = await openSearch('?search=hund', { as: await givenPayer() })
    await page.getByRole('button', { name: 'Ansicht' }).click()
    await page.getByRole('switch', { name: 'Stichwörter anzeigen' }).click()
    await page.getByText('SIGNmap').click()
    // What waits to be saved is saved by leaving too.
    await page.reload()
    const card = cards(page).first()
    await card.waitFor()
    await eventually(() => card.locator('img').getAttribute('src')).toContain('/signMap/')
    await eventually(() => card.textContent()).toMatch(/Haustier|Tier/)
  })
})

const columnsOf = (page: Page): Promise<number> =>
  page
    .locator('[data-sign]')
    .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size)
