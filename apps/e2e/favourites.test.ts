import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs } from './call-as.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { findSignId } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import type { Account } from './person.ts'

const browser = useBrowser()
const openFavourites = (as: Account) => browser.openPage('/app/favoriten', { as })
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorit: ${name}`, exact: true })
const readSlugs = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Favoriten' })
    .locator('[data-sign] > a')
    .evaluateAll((links) => links.map((link) => link.href.split('/').at(-1)))
/** The screen shows a favourite before the server has it. */
const waitUntilAdded = async (page: Page, add: () => Promise<void>): Promise<void> => {
  const answer = page.waitForResponse((it) => it.url().includes('/api/favorites') && it.status() === 201)
  await add()
  await answer
}
const HINT = 'Einen Favoriten entfernst du, indem du noch einmal auf sein Herz klickst.'

/** A new account with these favourites; the last one was added last. */
const givenFavourites = async (...titles: readonly string[]): Promise<Account> => {
  const account = await givenPayer()
  for (const title of titles) await callAs(account, 'POST', 'favorites', { sign: await findSignId(title) })
  return account
}

describe('favourites', () => {
  test('are added with the heart of a card', async () => {
    const page = await browser.openPage('/app/suche?search=Hund', { as: await givenFavourites() })
    await heart(page, 'Hund').click()
    await eventually(() => heart(page, 'Hund').getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await eventually(() => readSlugs(page)).toEqual(['hund'])
  })

  test('are kept over a reload, on the card too', async () => {
    const page = await browser.openPage('/app/suche?search=Hund', { as: await givenFavourites() })
    await waitUntilAdded(page, () => heart(page, 'Hund').click())
    await page.reload()
    await eventually(() => heart(page, 'Hund').getAttribute('aria-pressed')).toBe('true')
  })

  test('are added in the detail of a sign too, and stand first then', async () => {
    const account = await givenFavourites('Hund')
    const page = await browser.openPage('/app/gebaerden/apfel', { as: account })
    const button = page.getByRole('button', { name: 'Favorit', exact: true })
    await waitUntilAdded(page, () => button.click())
    await eventually(() => button.getAttribute('aria-pressed')).toBe('true')
    const favourites = await openFavourites(account)
    await eventually(() => readSlugs(favourites)).toEqual(['apfel', 'hund'])
  })

  test('open over the grid, and give the focus back', async () => {
    const page = await openFavourites(await givenFavourites('Hund', 'Apfel'))
    await page.locator('[data-sign] > a').first().click()
    await page.getByRole('dialog', { name: 'Gebärde' }).getByRole('heading', { name: 'Apfel' }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => page.locator(':focus').evaluate((link) => link.href?.split('/').at(-1))).toBe('apfel')
  })

  test('are removed with their heart, and come back with "Rückgängig"', async () => {
    const page = await openFavourites(await givenFavourites('Hund', 'Apfel'))
    await heart(page, 'Apfel').click()
    await eventually(() => readSlugs(page)).toEqual(['hund'])
    const toast = page.getByRole('group', { name: 'Meldung' })
    await toast.getByText('„Apfel“ aus den Favoriten entfernt').waitFor()
    await waitUntilAdded(page, () => toast.getByRole('button', { name: 'Rückgängig' }).click())
    await eventually(() => readSlugs(page)).toContain('apfel')
    await page.reload()
    await eventually(() => readSlugs(page)).toContain('apfel')
  })

  test('explain how they are removed until the hint is closed, for good', async () => {
    const page = await openFavourites(await givenFavourites('Hund', 'Apfel'))
    await page.getByText(HINT).waitFor()
    await page.getByRole('button', { name: 'Hinweis schließen' }).click()
    await page.getByText(HINT).waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('[data-sign]').first().waitFor()
    await expect(page.getByText(HINT).count()).resolves.toBe(0)
  })
})
