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

const openPlayer = async ({ id }: GivenList): Promise<Page> => {
  const page = await browser.openPage(`/app/lernliste/${id}`, { as: me })
  await card(page).waitFor()
  return page
}
const openSetup = async ({ id, name }: GivenList): Promise<Page> => {
  const page = await browser.openPage(`/app/lernliste/${id}/start`, { as: me })
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return page
}
const undoButton = (page: Page) => page.getByRole('button', { name: 'Rückgängig' })
const startButton = (page: Page) => page.getByRole('button', { name: 'Starten' })

describe('a list', () => {
  test('is played as a quiz to the end with the keyboard alone', { tags: 'smoke' }, async () => {
    const list = await givenList({ as: me, signs: 3 })
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
    await expect(progress(page)).resolves.toBe('3 von 3 gelernt')
    await eventually(() => learnedOf(me, list)).toHaveLength(3)
  })

  test("starts anew with 'Nochmal von vorn', which can be undone", async () => {
    const list = await givenList({ as: me, signs: 2 })
    await callAs(me, 'PATCH', `lists/${list.id}`, { learnedSigns: list.signIds })
    const page = await browser.openPage(`/app/lernliste/${list.id}`, { as: me })
    await page.getByRole('button', { name: 'Nochmal von vorn' }).click()
    await card(page).waitFor()
    await expect(progress(page)).resolves.toBe('0 von 2 gelernt')
    await eventually(() => learnedOf(me, list)).toEqual([])
    await page.keyboard.press('Control+z')
    await endTitle(page, 'Geschafft!').waitFor()
    await eventually(() => learnedOf(me, list)).toHaveLength(2)
  })

  test('shows only what is not learned, and leads back to the overview', async () => {
    const list = await givenList({ as: me, signs: 3 })
    await callAs(me, 'PATCH', `lists/${list.id}`, { learnedSigns: list.signIds.slice(0, 2) })
    const page = await openPlayer(list)
    expect(await cardId(page)).toBe(list.signIds[2])
    await page.getByRole('button', { name: 'Gelernt' }).click()
    await endTitle(page, 'Geschafft!').waitFor()
    await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click()
    await page.waitForURL('**/app/lernlisten')
  })

  test('that is empty says so and leads to the editor', async () => {
    const list = await givenList({ as: me, signs: 0 })
    const page = await browser.openPage(`/app/lernliste/${list.id}`, { as: me })
    await endTitle(page, 'Diese Lernliste ist noch leer').waitFor()
    await page.getByRole('link', { name: 'Gebärden hinzufügen' }).click()
    await page.waitForURL(`**/app/lernliste-bearbeiten/${list.id}`)
  })

  test('can be gone through again for what is still open', async () => {
    const list = await givenList({ as: me, signs: 3 })
    const page = await openPlayer(list)
    await pressForNext(page, 'Enter')
    await pressForNext(page, 'ArrowRight')
    await page.keyboard.press('ArrowRight')
    await endTitle(page, 'Einmal durch').waitFor()
    await page.getByRole('button', { name: 'Weiter üben' }).click()
    await eventually(() => cardId(page)).toBe(list.signIds[1])
  })
})

describe('an answer', () => {
  test('is taken back by Ctrl+Z and by the button, one after the other', async () => {
    const list = await givenList({ as: me, signs: 4 })
    const page = await openPlayer(list)
    await pressForNext(page, 'ArrowRight')
    await pressForNext(page, 'Enter')
    await pressForNext(page, 'Enter')
    await expect(progress(page)).resolves.toBe('2 von 4 gelernt')
    await page.keyboard.press('Control+z')
    await eventually(() => cardId(page)).toBe(list.signIds[2])
    await undoButton(page).click()
    await eventually(() => cardId(page)).toBe(list.signIds[1])
    await expect(undoButton(page).isDisabled()).resolves.toBe(true)
    await eventually(() => learnedOf(me, list)).toEqual([])
  })

  test('after a click with the mouse the keys are still those of the player', async () => {
    const list = await givenList({ as: me, signs: 4 })
    const page = await openPlayer(list)
    await page.getByRole('button', { name: 'Weiter zur nächsten Gebärde' }).click()
    await eventually(() => cardId(page)).toBe(list.signIds[1])
    await page.keyboard.press('Enter')
    await eventually(() => progress(page)).toBe('1 von 4 gelernt')
  })
})

describe('the card one was at', () => {
  test('is shown again after a reload, and in a new tab', async () => {
    const list = await givenList({ as: me, signs: 6 })
    const page = await openSetup(list)
    await page.getByRole('switch', { name: 'Gebärden mischen' }).press('Space')
    await startButton(page).click()
    await card(page).waitFor()
    await pressForNext(page, 'Enter')
    await pressForNext(page, 'ArrowRight')
    const there = await cardId(page)
    await page.reload()
    await eventually(() => cardId(page)).toBe(there)
    await expect(progress(page)).resolves.toBe('1 von 6 gelernt')
    const tab = await page.context().newPage()
    await page.close()
    await tab.goto(`/app/lernliste/${list.id}`)
    await eventually(() => cardId(tab)).toBe(there)
    await tab.keyboard.press('Control+z')
    await eventually(() => progress(tab)).toBe('0 von 6 gelernt')
  })

  test('is offered by the setup, beside a new start', async () => {
    const list = await givenList({ as: me, signs: 5 })
    const page = await openPlayer(list)
    await pressForNext(page, 'ArrowRight')
    await page.goto(`/app/lernliste/${list.id}/start`)
    await page.getByText('Du warst bei Karte 2 von 5.').waitFor()
    await page.getByRole('button', { name: 'Weitermachen' }).click()
    await eventually(() => cardId(page)).toBe(list.signIds[1])
    await page.goto(`/app/lernliste/${list.id}/start`)
    await page.getByRole('button', { name: 'Neu starten' }).click()
    await eventually(() => cardId(page)).toBe(list.signIds[0])
  })
})

/** Answers belong to the person and the sign, in whatever list: each test has a person of its own. */
describe('repeating', () => {
  test('brings back what was forgotten, and schedules every answer', async () => {
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

  test('takes an answer back that was a slip', async () => {
    const account = await givenPayer()
    const list = await givenList({ as: account, signs: 3 })
    const page = await browser.openPage(`/app/lernliste/${list.id}/start`, { as: account })
    await page.getByRole('radio', { name: /Wiederholen/ }).check()
    await startButton(page).click()
    const first = await cardId(page)
    await pressForNext(page, 'Enter')
    await page.keyboard.press('Control+z')
    await eventually(() => cardId(page)).toBe(first)
  })
})

test('the keys are shown by the question mark and by a button', async () => {
  const list = await givenList({ as: me, signs: 2 })
  const page = await openPlayer(list)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Tasten' })
  await help.getByText('Vorige Gebärde').waitFor()
  await help.getByText('Schneller').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  await expect(progress(page)).resolves.toBe('0 von 2 gelernt')
  await page.getByRole('button', { name: 'Tasten anzeigen' }).click()
  await help.waitFor()
})

test('a list is answered to the end faster than its films load', async () => {
  const list = await givenList({ as: me, signs: 12 })
  const page = await openPlayer(list)
  await answerAll(page, 12)
  await endTitle(page, 'Geschafft!').waitFor()
  await eventually(() => learnedOf(me, list)).toHaveLength(12)
})

describe('on a phone', () => {
  test.each([640, 780])('of 360 × %i pixels all of a card is seen at once', async (height) => {
    const list = await givenList({ as: me, signs: 2 })
    const options = { as: me, width: 360, height, isTouch: true } as const
    const page = await browser.openPage(`/app/lernliste/${list.id}`, options)
    await filmIsReady(page)
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
  })
})
