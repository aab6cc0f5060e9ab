import { newArrow, newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  canvas,
  customSignPath,
  expectSignSaved,
  field,
  givenCustomSign,
  idInAddress,
  objectNames,
  pointOf,
  sidebar,
  storedCustomSign,
  storedObjects,
} from './custom-sign-page.ts'
import { eventually } from './eventually.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { installClock } from './page-clock.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()
const me = useOwnAccount()
const OPTIONS = {
  as: me,
  reducedMotion: 'reduce',
  isTouch: true,
  width: 390,
  prepare: installClock,
} as const
const ARROW = newArrow('straight', 'signOnly', '#000000', { x: 300, y: 300 })
const CIRCLE = newArrow('circle', 'signOnly', '#000000', { x: 500, y: 500 })

const openSign = async (id: string) => {
  const page = await browser.openPage(customSignPath(id), OPTIONS)
  await canvas(page).waitFor()
  // The canvas is fitted once its frame is measured; a point of it moves until then.
  await waitUntilSettled(page)
  return page
}

type Place = readonly [number, number]
const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Place[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })

describe('with fingers', () => {
  test('one moves a thing, two scale and turn it, and handles are large enough', async () => {
    const text = newText('Hallo', { width: 300, height: 90 }, 'signOnly', '#000000', { x: 400, y: 400 })
    const { id } = await givenCustomSign(me, { objects: [text] })
    const page: Page = await openSign(id)
    const session = await page.context().newCDPSession(page)
    const at = (x: number, y: number) => pointOf(page, x, y)
    await touch(session, 'touchStart', [await at(400, 400)])
    await touch(session, 'touchMove', [await at(430, 480)])
    await touch(session, 'touchMove', [await at(470, 540)])
    await touch(session, 'touchEnd', [])
    await eventually(() => field(page, 'Mitte X').inputValue()).toBe('470')
    // Small as it is, there is room between its handles to move it again.
    await touch(session, 'touchStart', [await at(470, 540)])
    await touch(session, 'touchMove', [await at(470, 500)])
    await touch(session, 'touchMove', [await at(470, 540)])
    await touch(session, 'touchEnd', [])
    expect(await field(page, 'Breite').inputValue()).toBe('300')
    const sizes = await canvas(page)
      .locator('[data-handle]')
      .evaluateAll((handles) => handles.map((handle) => handle.getBoundingClientRect().width))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(43.9)
    await touch(session, 'touchStart', [await at(420, 540)])
    await touch(session, 'touchStart', [await at(420, 540), await at(520, 540)])
    await touch(session, 'touchMove', [await at(470, 480), await at(470, 600)])
    await touch(session, 'touchMove', [await at(470, 440), await at(470, 640)])
    await touch(session, 'touchEnd', [])
    await eventually(() => field(page, 'Winkel').inputValue()).toBe('90')
    await eventually(() => field(page, 'Breite').inputValue()).toBe('600')
    await expectSignSaved(page)
    const [stored] = await storedObjects(me, id)
    expect(stored).toMatchObject({ angle: 90 })
    expect(stored?.scaleX).toBeCloseTo(2, 1)
  })

  test('several are chosen by taps, and go with two fingers', async () => {
    const { id } = await givenCustomSign(me, { objects: [ARROW, CIRCLE] })
    const page = await openSign(id)
    await page.getByRole('switch', { name: 'Mehrere auswählen' }).tap()
    await page.touchscreen.tap(...(await pointOf(page, 300, 300)))
    await page.touchscreen.tap(...(await pointOf(page, 500, 500)))
    await page.getByRole('heading', { name: '2 Objekte' }).waitFor()
    const session = await page.context().newCDPSession(page)
    const at = (x: number, y: number) => pointOf(page, x, y)
    await touch(session, 'touchStart', [await at(300, 300)])
    await touch(session, 'touchStart', [await at(300, 300), await at(500, 300)])
    await touch(session, 'touchMove', [await at(400, 220), await at(400, 380)])
    await touch(session, 'touchMove', [await at(400, 200), await at(400, 400)])
    await touch(session, 'touchEnd', [])
    await eventually(() => objectNames(page)).toEqual(['Kreispfeil, 90°', 'Pfeil nach rechts, 90°'])
    await expectSignSaved(page)
  })

  test('a card is begun, filled by its places and its frame chosen', async () => {
    const page = await browser.openPage('/app/eigene-gebaerden', OPTIONS)
    await page.getByRole('link', { name: 'Karte', exact: true }).tap()
    await page.getByRole('heading', { name: 'Unbenannte Karte' }).waitFor()
    await page.touchscreen.tap(...(await pointOf(page, 400, 380)))
    await page.getByRole('dialog').getByRole('button', { name: 'Abend', exact: true }).tap()
    await sidebar(page).getByRole('group', { name: 'Bild oben' }).getByText('100 %').waitFor()
    await page.getByRole('combobox', { name: 'Rahmen und Farbe' }).tap()
    await page.getByRole('option', { name: 'Verb', exact: true }).tap()
    await field(page, 'Text unten').tap()
    await page.keyboard.type('winken')
    const id = await idInAddress(page)
    await expectSignSaved(page)
    const { signTypeProperties, fixedObjects } = await storedCustomSign(me, id)
    expect([signTypeProperties, fixedObjects]).toMatchObject([
      { style: 'verb' },
      { imageSingleTop: { imageReference: { service: 'signs' } }, textBottomRight: { text: 'winken' } },
    ])
    await page.getByRole('button', { name: 'Schließen', exact: true }).tap()
    await page.getByRole('heading', { level: 1, name: 'Eigene Gebärden' }).waitFor()
  })
})
