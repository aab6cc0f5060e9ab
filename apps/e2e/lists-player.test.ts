import { TAKE_BACK_MS } from '@gebaerdenraum/domain/lists/player-outbox'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs } from './call-as.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { type GivenList, givenList, learnedOf } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { installClock, passTime } from './page-clock.ts'
import { answerAll, card, cardId, endTitle, filmIsReady, pressForNext, progress } from './player-page.ts'

const browser = useBrowser()
const me = useOwnAccount()

const openSetup = async ({ id, name }: GivenList): Promise<Page> => {
  const page = await browser.openPage(`/app/lernliste/${id}/start`, { as: me })
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return page
}
const startButton = (page: Page) => page.getByRole('button', { name: 'Starten' })

describe('a list', () => {
  test('is played as a quiz to the end with the keyboard alone', { tags: 'smoke' }, async () => {
    const list = await givenList({ as: me, signs: 2 })
    const page = await openSetup(list)
    for (const part of ['Titel', 'Video', 'Zeichnung']) {
      await page.getByRole('switch', { name: `${part} verdecken` }).press('Space')
    }
    await startButton(page).press('Enter')
    for (let shown = 0; shown < list.signIds.length; shown += 1) {
      await eventually(() => card(page).getByRole('button', { name: 'Aufdecken' }).count()).toBe(3)
      await expect(card(page).getByRole('heading').count()).resolves.toBe(0)
      await expect(card(page).locator('img').count()).resolves.toBe(0)
      await page.keyboard.press('1')
      await card(page).getByRole('heading', { level: 2 }).waitFor()
      await page.keyboard.press('2')
      await filmIsReady(page)
      await page.keyboard.press('3')
      await card(page)
        .getByRole('img', { name: /Zeichnung der Gebärde/ })
        .waitFor()
      await page.keyboard.press('Enter')
    }
    await endTitle(page, 'Geschafft!').waitFor()
    await expect(progress(page)).resolves.toBe('2 von 2 gelernt')
    await eventually(() => learnedOf(me, list)).toHaveLength(2)
  })

  test('is answered to the end before any of its films has arrived', async () => {
    const list = await givenList({ as: me, signs: 4 })
    const page = await browser.openPage(`/app/lernliste/${list.id}`, {
      as: me,
      prepare: (blank) => blank.route(/\/signVideo\//, () => undefined),
    })
    await card(page).waitFor()
    await answerAll(page, 4)
    await endTitle(page, 'Geschafft!').waitFor()
    await eventually(() => learnedOf(me, list)).toHaveLength(4)
  })
})

test('the card one was at is shown again after a reload, and in a new tab', async () => {
  const list = await givenList({ as: me, signs: 4 })
  const page = await openSetup(list)
  await page.getByRole('switch', { name: 'Gebärden mischen' }).press('Space')
  await startButton(page).click()
  await card(page).waitFor()
  await pressForNext(page, 'Enter')
  await pressForNext(page, 'ArrowRight')
  const there = await cardId(page)
  await page.reload()
  await eventually(() => cardId(page)).toBe(there)
  await expect(progress(page)).resolves.toBe('1 von 4 gelernt')
  const tab = await page.context().newPage()
  await page.close()
  await tab.goto(`/app/lernliste/${list.id}`)
  await eventually(() => cardId(tab)).toBe(there)
  await tab.keyboard.press('Control+z')
  await eventually(() => progress(tab)).toBe('0 von 4 gelernt')
})

test('repeating brings back what was forgotten, and schedules every answer', async () => {
  // Answers belong to the person and the sign, in whatever list.
  const account = await givenPayer()
  const list = await givenList({ as: account, signs: 3 })
  const page = await browser.openPage(`/app/lernliste/${list.id}/start`, { as: account, prepare: installClock })
  await page.getByRole('radio', { name: /Wiederholen/ }).check()
  await page.getByText('3 neu').waitFor()
  await startButton(page).click()
  await card(page).waitFor()
  const forgotten = await cardId(page)
  await pressForNext(page, 'n')
  await expect(progress(page)).resolves.toBe('0 von 3 gewusst')
  await pressForNext(page, 'Enter')
  await pressForNext(page, 'Enter')
  expect(await cardId(page)).toBe(forgotten)
  await page.keyboard.press('Enter')
  await endTitle(page, 'Für heute fertig').waitFor()
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click()
  await passTime(page, TAKE_BACK_MS)
  await eventually(async () => {
    const { data } = await callAs(account, 'GET', `repetitions?list=${list.id}`)
    return (data as readonly { readonly reviews: number }[]).map(({ reviews }) => reviews).toSorted()
  }).toEqual([1, 1, 2])
  await page.goto(`/app/lernliste/${list.id}/start`)
  await page.getByText(/Nichts fällig, wieder/).waitFor()
  await expect(startButton(page).isDisabled()).resolves.toBe(true)
})

test('on a phone of 360 × 780 or 640 pixels all of a card is seen at once', async () => {
  const list = await givenList({ as: me, signs: 1 })
  const options = { as: me, width: 360, height: 780, isTouch: true } as const
  const page = await browser.openPage(`/app/lernliste/${list.id}`, options)
  await filmIsReady(page)
  for (const height of [780, 640]) {
    await page.setViewportSize({ width: 360, height })
    await eventually(() => page.evaluate('window.innerHeight')).toBe(height)
    const answers = await page.getByRole('navigation', { name: 'Karte beantworten' }).boundingBox()
    const parts = [
      card(page).locator('video'),
      card(page).locator('img'),
      page.getByRole('button', { name: 'Vollbild' }),
    ]
    for (const part of parts) {
      const box = await part.boundingBox()
      expect(box!.y).toBeGreaterThan(0)
      expect(box!.height).toBeGreaterThanOrEqual(44)
      expect(box!.y + box!.height).toBeLessThanOrEqual(answers!.y)
    }
    const scrolled = await page.locator(':root').evaluate((root) => root.scrollHeight - root.clientHeight)
    expect(scrolled).toBeLessThanOrEqual(0)
  }
})
