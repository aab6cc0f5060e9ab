import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { expectNoFindings } from './expect-no-findings.ts'
import { givenList, shareKeyOf } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { card, endTitle, filmIsReady } from './player-page.ts'
import { renderInBrowser } from './render-in-browser.ts'

const browser = useBrowser()
const me = useOwnAccount()

/** The shared list seems to have two more signs. A visitor sees ten, and the server would make a film of each. */
const hideTwoSigns = (page: Page): Promise<unknown> =>
  page.route('**/api/lists?*', async (route) => {
    const response = await route.fetch()
    const { data, ...found } = await response.json()
    await route.fulfill({ response, json: { ...found, data: [{ ...data[0], total: data[0].total + 2 }] } })
  })

describe('axe finds nothing', () => {
  test('in the setup, in a card of a quiz and uncovered, in the keys, and at the end of a list', async () => {
    const { id } = await givenList({ as: me, signs: 1 })
    const page = await browser.openPage(`/app/lernliste/${id}/start`, { as: me, reducedMotion: 'reduce' })
    await page
      .getByText(/neu|fällig/)
      .first()
      .waitFor()
    await page.getByRole('switch', { name: 'Video verdecken' }).press('Space')
    await expectNoFindings(page)
    for (const part of ['Titel', 'Zeichnung']) {
      await page.getByRole('switch', { name: `${part} verdecken` }).press('Space')
    }
    await page.getByRole('button', { name: 'Starten' }).click()
    await card(page).getByRole('button', { name: 'Aufdecken' }).first().waitFor()
    await expectNoFindings(page)
    for (const key of ['1', '2', '3']) await page.keyboard.press(key)
    await filmIsReady(page)
    await expectNoFindings(page)
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Tasten' })
    await keys.waitFor()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'hidden' })
    await page.keyboard.press('ArrowRight')
    await endTitle(page, 'Einmal durch').waitFor()
    await expectNoFindings(page)
  })

  test('in the public overview, the public player and at the end of the preview', async () => {
    const list = await givenList({ as: me, signs: 1 })
    const key = await shareKeyOf(me, list)
    const page = await browser.openPage(`/lernliste/ueberblick/${key}`, {
      reducedMotion: 'reduce',
      prepare: async (page) => {
        await renderInBrowser(page)
        await hideTwoSigns(page)
      },
    })
    await page.getByText('2 weitere Gebärden siehst du mit einer Lizenz.').waitFor()
    await expectNoFindings(page)
    await page.goto(`/lernliste/${key}`)
    await filmIsReady(page)
    await expectNoFindings(page)
    await page.keyboard.press('ArrowRight')
    await endTitle(page, 'Ende der Vorschau').waitFor()
    await expectNoFindings(page)
  })
})
