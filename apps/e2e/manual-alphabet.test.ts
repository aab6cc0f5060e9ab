import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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
  test('opens a letter by mouse, plays its film, goes on and back, and has no findings', async () => {
    const page = await open(PATH)
    await page.getByLabel('Buchstabiere deinen Namen').fill('Anna 7')
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await card(page, 'SCH').click()
    await dialog(page, 'SCH').waitFor()
    await eventually(() => letterInAddress(page)).toBe('sch')
    await dialog(page, 'SCH').getByText('Spreiz alle fünf Finger').waitFor()
    const video = dialog(page, 'SCH').locator('video')
    await eventually(() => video.evaluate((film) => film.currentTime > 0.2 && !film.paused)).toBe(true)
    expect(await video.evaluate((film) => film.videoHeight)).toBeGreaterThanOrEqual(360)
    await expectNoFindings(page)
    await dialog(page, 'SCH').getByRole('button', { name: 'Weiter zu A' }).click()
    await dialog(page, 'A').getByRole('button', { name: 'Zurück zu SCH' }).click()
    await dialog(page, 'SCH').getByRole('button', { name: 'Schließen' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => letterInAddress(page)).toBeNull()
  })

  test('fits a narrow phone, goes by swiping there, and back closes the letter', async () => {
    const page = await open(PATH, { width: 320, height: 640, isTouch: true })
    const overflow = () => page.locator(':root').evaluate((root) => root.scrollWidth - root.clientWidth)
    expect(await overflow()).toBe(0)
    await card(page, 'J').tap()
    await dialog(page, 'J').waitFor()
    expect(await overflow()).toBe(0)
    const session = await page.context().newCDPSession(page)
    await swipe(session, [280, 200], [40, 205])
    await dialog(page, 'K').waitFor()
    await swipe(session, [40, 200], [280, 195])
    await dialog(page, 'J').waitFor()
    await swipe(session, [160, 300], [155, 200])
    expect(await dialog(page, 'J').count()).toBe(1)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(PATH)
  })

  test('gives the poster as a file', async () => {
    const page = await open(PATH)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Poster speichern' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Fingeralphabet.pdf')
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
