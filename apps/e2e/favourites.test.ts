import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { callAs } from './call-as.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { findSignId } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import type { Account } from './person.ts'

const browser = useBrowser()
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorit: ${name}`, exact: true })
const readSlugs = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Favoriten', exact: true })
    .locator('[data-sign] > a')
    .evaluateAll((links) => links.map((link) => link.href.split('/').at(-1)))
/** The screen shows a favourite before the server has it. */
const waitUntilAdded = async (page: Page, add: () => Promise<void>): Promise<void> => {
  const answer = page.waitForResponse((it) => it.url().includes('/api/favorites') && it.status() === 201)
  await add()
  await answer
}

/** A new account with these favourites; the last one was added last. */
const givenFavourites = async (...titles: readonly string[]): Promise<Account> => {
  const account = await givenPayer()
  for (const title of titles) await callAs(account, 'POST', 'favorites', { sign: await findSignId(title) })
  return account
}

describe('favourites', () => {
  test('are added with the heart of a card, survive a reload, and come first', async () => {
    const page = await browser.openPage('/app/suche?search=Hund', { as: await givenFavourites('Apfel') })
    await waitUntilAdded(page, () => heart(page, 'Hund').click())
    await eventually(() => heart(page, 'Hund').getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await eventually(() => heart(page, 'Hund').getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await eventually(() => readSlugs(page)).toEqual(['hund', 'apfel'])
  })
})
