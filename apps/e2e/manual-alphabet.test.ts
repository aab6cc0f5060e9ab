import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()
const PATH = '/fingeralphabet'
const cards = (page: Page) => page.getByRole('list', { name: 'Buchstaben' }).getByRole('link')
const card = (page: Page, name: string) => cards(page).filter({ hasText: new RegExp(`^${name}$`) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name: `Buchstabe ${name}` })
const letterInAddress = (page: Page) => new URL(page.url()).searchParams.get('buchstabe')
const open = async (...args: Parameters<typeof browser.openPage>) => {
  const page = await browser.openPage(...args)
  await cards(page).last().locator('svg').waitFor()
  return page
}

describe('the page of the manual alphabet', () => {
  test('shows all letters to visitors and to those who are signed in', async () => {
    for (const as of [undefined, 'mitglied', 'wartend'] as const) {
      const page = await open(PATH, as ? { as } : {})
      await page.getByRole('heading', { level: 1, name: 'Das Fingeralphabet der DGS' }).waitFor()
      expect(await cards(page).count()).toBe(31)
      expect(await cards(page).locator('svg').count()).toBe(31)
      expect(await page.title()).toMatch(/^Fingeralphabet - /)
    }
  })

  test('is found from the bottom of other pages and from the page of a spelled sign', async () => {
    const page = await browser.openPage('/gebaerden/hallo')
    await page
      .getByRole('paragraph')
      .filter({ hasText: 'Demo: Das Wort ist hier mit dem' })
      .getByRole('link', { name: 'Fingeralphabet' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Das Fingeralphabet der DGS' }).waitFor()
    await page.goto('/login')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fingeralphabet' }).click()
    await eventually(() => new URL(page.url()).pathname).toBe(PATH)
  })

  test('opens a letter by mouse, plays its film, and goes on and back', async () => {
    const page = await open(PATH)
    await card(page, 'SCH').click()
    await dialog(page, 'SCH').waitFor()
    await eventually(() => letterInAddress(page)).toBe('sch')
    await dialog(page, 'SCH').getByText('Spreiz alle fünf Finger').waitFor()
    const video = dialog(page, 'SCH').locator('video')
    await eventually(() => video.evaluate((film) => film.currentTime > 0.2 && !film.paused)).toBe(true)
    expect(await video.evaluate((film) => film.videoHeight)).toBeGreaterThanOrEqual(360)
    await dialog(page, 'SCH').getByRole('button', { name: 'Weiter zu A' }).click()
    await dialog(page, 'A').getByRole('button', { name: 'Zurück zu SCH' }).click()
    await dialog(page, 'SCH').getByRole('button', { name: 'Schließen' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => letterInAddress(page)).toBeNull()
  })

  test('opens the letter that an address names, and nothing for one that is none', async () => {
    const page = await browser.openPage(`${PATH}?buchstabe=ß`)
    await dialog(page, 'ß').getByText('Form die Hand wie beim S.').waitFor()
    await dialog(page, 'ß').getByText('Die Hand geht kurz nach unten und zurück.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto(`${PATH}?buchstabe=quatsch`)
    await cards(page).last().locator('svg').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('goes by keys alone: open, walk, close, and the focus is on the letter seen last', async () => {
    const page = await open(PATH)
    await card(page, 'A').focus()
    await page.keyboard.press('Enter')
    await dialog(page, 'A').waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog(page, 'B').waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog(page, 'C').waitFor()
    await page.keyboard.press('ArrowLeft')
    await dialog(page, 'B').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => card(page, 'B').evaluate((link) => link.matches(':focus'))).toBe(true)
    expect(new URL(page.url()).search).toBe('')
  })

  test('goes by keys that are faster than the screen', async () => {
    const page = await open(PATH)
    await card(page, 'A').focus()
    // The first comes with the dialog, which takes the focus a little later.
    await page.evaluate(`new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role="dialog"]')) return
      observer.disconnect()
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    }).observe(document.body, { childList: true, subtree: true })`)
    await page.keyboard.press('Enter')
    await dialog(page, 'B').waitFor()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    await dialog(page, 'D').waitFor()
    await eventually(() => letterInAddress(page)).toBe('d')
  })

  test('goes by swiping on a phone, and back closes the letter', async () => {
    const page = await open(PATH, { width: 390, height: 844, isTouch: true })
    await card(page, 'J').tap()
    await dialog(page, 'J').waitFor()
    const session = await page.context().newCDPSession(page)
    await swipe(session, [320, 200], [80, 205])
    await dialog(page, 'K').waitFor()
    await swipe(session, [80, 200], [320, 195])
    await dialog(page, 'J').waitFor()
    await swipe(session, [200, 300], [195, 200])
    expect(await dialog(page, 'J').count()).toBe(1)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(PATH)
  })
})

const swipe = async (session: CDPSession, from: readonly [number, number], to: readonly [number, number]) => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
  await touch('touchStart', [from])
  await touch('touchMove', [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]])
  await touch('touchMove', [to])
  await touch('touchEnd', [])
}

describe('spelling a word', () => {
  const field = (page: Page) => page.getByLabel('Buchstabiere deinen Namen')
  const hands = (page: Page) => page.getByRole('list', { name: 'Dein Wort in Händen' }).getByRole('link')

  test('shows its hands while it is typed, and says what has none', async () => {
    const page = await open(PATH)
    expect(await hands(page).allTextContents()).toEqual(['H', 'A', 'L', 'L', 'O'])
    await field(page).fill('Schröder')
    await eventually(() => hands(page).allTextContents()).toEqual(['SCH', 'R', 'Ö', 'D', 'E', 'R'])
    expect(await hands(page).locator('svg').count()).toBe(6)
    await field(page).fill('Otto 7')
    await page.getByText('Für „7“ gibt es im Fingeralphabet kein Handzeichen.').waitFor()
    await page.getByText('Beim zweiten rückt die Hand ein Stück zur Seite.').waitFor()
    await field(page).fill('123 😀')
    await eventually(() => hands(page).count()).toBe(0)
    await field(page).fill('')
    await eventually(() => hands(page).count()).toBe(5)
  })

  test('takes forty characters, and a hand leads to its letter', async () => {
    const page = await open(PATH)
    await field(page).pressSequentially('x'.repeat(45))
    expect((await field(page).inputValue()).length).toBe(40)
    await field(page).fill('Ü')
    await hands(page).first().click()
    await dialog(page, 'Ü').waitFor()
  })
})

describe('the poster', () => {
  test('is previewed as it is chosen, and comes as PDF', async () => {
    const page = await open(PATH)
    const link = page.getByRole('link', { name: 'Poster drucken (PDF)' })
    const preview = page.getByRole('img', { name: 'Vorschau' })
    expect(await preview.locator('[data-hand]').count()).toBe(31)
    await page.getByLabel('Zum Ausmalen').check()
    await page.getByLabel('A3').check()
    await page.getByLabel('Querformat').check()
    const box = await preview.boundingBox()
    expect(box && box.width / box.height).toBeCloseTo(Math.SQRT2, 1)
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(/format=a3&orientation=landscape&tone=lineArt/)
    const answer = await fetch(new URL(href, inject('appUrl')))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('follows the colours of the hands until something else is chosen', async () => {
    const page = await open(PATH)
    const link = page.getByRole('link', { name: 'Poster drucken (PDF)' })
    await page.getByRole('radio', { name: 'Strichzeichnung' }).check({ force: true })
    await eventually(() => link.getAttribute('href')).toContain('tone=lineArt')
    expect(await page.getByLabel('Zum Ausmalen').isChecked()).toBe(true)
    await page.getByLabel('Farbe', { exact: true }).check()
    await eventually(() => link.getAttribute('href')).toContain('tone=medium')
  })

  test('is saved by its link', async () => {
    const page = await open(PATH)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Poster speichern' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Fingeralphabet.pdf')
  })
})

describe('the page and a letter', () => {
  test('have no findings, wide and narrow, light and dark', async () => {
    const page = await open(PATH)
    await page.getByLabel('Buchstabiere deinen Namen').fill('Anna 7')
    await expectNoFindings(page)
    await card(page, 'Z').click()
    await dialog(page, 'Z').locator('video').waitFor()
    await expectNoFindings(page)
  })

  test('are not wider than a narrow phone', async () => {
    const page = await open(PATH, { width: 320, height: 640 })
    const overflow = () => page.locator(':root').evaluate((root) => root.scrollWidth - root.clientWidth)
    expect(await overflow()).toBe(0)
    await card(page, 'H').click()
    await dialog(page, 'H').waitFor()
    expect(await overflow()).toBe(0)
  })
})
