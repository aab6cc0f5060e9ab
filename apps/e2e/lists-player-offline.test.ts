import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { type GivenList, givenList, learnedOf } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { card, cardId, endTitle, filmIsReady, pressForNext, waitUntilLoaded } from './player-page.ts'

const browser = useBrowser()
const me = useOwnAccount()
/** What the browser logs of every call that has no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/
const OFFLINE = 'Offline – wird gespeichert, sobald du wieder verbunden bist'

const openLoaded = async ({ id }: GivenList): Promise<Page> => {
  const page = await browser.openPage(`/app/lernliste/${id}`, { as: me })
  await card(page).waitFor()
  await waitUntilLoaded(page)
  return page
}

describe('without a network', () => {
  test('a list that was started is played to the end, and nothing is lost', async () => {
    const list = await givenList({ as: me, signs: 4 })
    const page = await openLoaded(list)
    await pressForNext(page, 'Enter')
    await page.context().setOffline(true)
    for (let answered = 1; answered < 3; answered += 1) {
      await pressForNext(page, 'Enter')
      await filmIsReady(page)
      await eventually(() =>
        card(page)
          .getByRole('img', { name: /Zeichnung/ })
          .evaluate((picture) => picture.naturalWidth),
      ).toBeGreaterThan(0)
    }
    await page.getByText(OFFLINE).waitFor()
    await page.keyboard.press('Enter')
    await endTitle(page, 'Geschafft!').waitFor()
    expect((await learnedOf(me, list)).length).toBeLessThanOrEqual(1)
    await page.context().setOffline(false)
    await eventually(() => learnedOf(me, list)).toHaveLength(4)
    await page.getByText(OFFLINE).waitFor({ state: 'hidden' })
    browser.expectFaults(NO_NETWORK)
  })

  test('what was answered goes out at the next visit, although the tab was closed', async () => {
    const list = await givenList({ as: me, signs: 3 })
    const page = await openLoaded(list)
    await page.context().setOffline(true)
    await pressForNext(page, 'Enter')
    await pressForNext(page, 'Enter')
    await page.getByText(OFFLINE).waitFor()
    const there = await cardId(page)
    const tab = await page.context().newPage()
    await page.close()
    await page.context().setOffline(false)
    await tab.goto('/app/suche')
    await eventually(() => learnedOf(me, list)).toHaveLength(2)
    await tab.goto(`/app/lernliste/${list.id}`)
    await eventually(() => cardId(tab)).toBe(there)
    browser.expectFaults(NO_NETWORK)
  })
})
