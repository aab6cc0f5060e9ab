import { newHand, newPerson } from '@gebaerdenraum/domain/custom-signs/new-objects'
import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import {
  canvas,
  customSignPath,
  dragOnCanvas,
  expectSignSaved,
  field,
  givenCustomSign,
  idInAddress,
  numberIn,
  objectNames,
  objectRow,
  pointOf,
  pressHandle,
  sidebar,
  storedCustomSign,
  storedObjects,
} from './custom-sign-page.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { type PageOptions, REFUSED_CALL, useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { installClock } from './page-clock.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()
const me = useOwnAccount()
const OPTIONS = { as: me, reducedMotion: 'reduce', prepare: installClock } as const
const FLAT_HAND = newHand(
  { handshape: 'flat', view: 'palm', side: 'right', colouring: 'medium' },
  { width: 142.67, height: 286.66 },
  'signOnly',
)
const PERSON = newPerson({ view: 'front', colouring: 'brown' }, 'signOnly')

const picker = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })
/** Radio buttons are covered by their labels. */
const choose = (page: Page, name: string) => sidebar(page).getByText(name, { exact: true }).click()

const drawnHands = (page: Page): Promise<number> => canvas(page).locator('[data-object] path').count()

const openSign = async (id: string, options: PageOptions = {}) => {
  const page = await browser.openPage(customSignPath(id), { ...OPTIONS, ...options })
  await canvas(page).waitFor()
  // The canvas is fitted once its frame is measured; a point of it moves until then.
  await waitUntilSettled(page)
  return page
}

/** The first bytes of a downloaded file, and its text as far as it has some. */
const download = async (address: string | undefined) => {
  const answer = await fetch(new URL(address ?? '', inject('appUrl')))
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, start: bytes.subarray(0, 8).toString('latin1'), text: bytes.toString('latin1') }
}

describe('with the mouse', () => {
  test('a sign is drawn with a person and a hand, changed, saved, opened again and downloaded', async () => {
    const page = await browser.openPage('/app/eigene-gebaerden?type=signOnly', OPTIONS)
    await button(page, 'Person').click()
    await eventually(() => objectNames(page)).toEqual(['Person: von vorn'])
    await choose(page, 'Braun')
    await button(page, 'Hand').click()
    await picker(page).getByText('Handrücken', { exact: true }).click()
    await picker(page).getByText('Links', { exact: true }).click()
    await picker(page).getByRole('searchbox', { name: 'Handform suchen' }).fill('faust')
    expect(await picker(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Fingeralphabet'])
    await picker(page).getByRole('button', { name: 'S', exact: true }).click()
    await eventually(() => objectNames(page)).toEqual(['Hand: S, Handrücken, links', 'Person: von vorn'])
    const id = await idInAddress(page)
    // The hand has the colour that was chosen for the person.
    await expectSignSaved(page)
    expect(await storedObjects(me, id)).toMatchObject([
      { type: 'person', colouring: 'brown', view: 'front' },
      { type: 'hand', colouring: 'brown', handshape: 's', view: 'back', side: 'left' },
    ])
    await button(page, 'Andere Handform').click()
    await picker(page).getByRole('button', { name: 'B', exact: true }).click()
    await choose(page, 'Handfläche')
    await choose(page, 'Rechts')
    await choose(page, 'Strichzeichnung')
    await eventually(() => objectNames(page)).toEqual(['Hand: B, Handfläche, rechts', 'Person: von vorn'])
    await objectRow(page, 'Person: von vorn').click()
    await choose(page, 'Halb von der Seite')
    await eventually(() => objectNames(page)).toEqual(['Hand: B, Handfläche, rechts', 'Person: halb von der Seite'])
    await page.getByRole('button', { name: 'Ganz nach vorn' }).click()
    await eventually(() => objectNames(page)).toEqual(['Person: halb von der Seite', 'Hand: B, Handfläche, rechts'])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await eventually(() => objectNames(page)).toEqual(['Hand: B, Handfläche, rechts', 'Person: von vorn'])
    await expectSignSaved(page)
    await page.reload()
    await eventually(() => objectNames(page)).toEqual(['Hand: B, Handfläche, rechts', 'Person: von vorn'])
    const { variants } = (await storedCustomSign(me, id)) as unknown as { variants: Record<string, string> }
    const [pdf, png, svg] = await Promise.all(['pdf', 'original', 'svg'].map((name) => download(variants[name])))
    expect([pdf?.start.slice(0, 5), png?.start, svg?.start.slice(0, 4)]).toEqual(['%PDF-', '\x89PNG\r\n\x1a\n', '<svg'])
    // Vectors all the way: no picture lies in the files.
    expect(pdf?.text).not.toContain('/Subtype /Image')
    expect(svg?.text).not.toContain('<image')
  })

  test('a hand is dragged, keeps its form when it is scaled, and is seen from the other side when it is mirrored', async () => {
    const { id } = await givenCustomSign(me, { objects: [FLAT_HAND] })
    const page = await openSign(id)
    await dragOnCanvas(page, [400, 400], [300, 350])
    await eventually(() => field(page, 'Mitte X').inputValue()).toBe('300')
    const width = await numberIn(page, 'Breite')
    await pressHandle(page, 'se')
    await page.mouse.move(...(await pointOf(page, 550, 700)), { steps: 3 })
    await page.mouse.up()
    await eventually(() => numberIn(page, 'Breite')).toBeGreaterThan(width + 50)
    expect(await canvas(page).locator('[data-handle="e"]').count()).toBe(0)
    await page.getByRole('button', { name: 'Waagerecht spiegeln' }).click()
    await eventually(() => objectNames(page)).toEqual(['Hand: Flachhand, Handfläche, links'])
    await choose(page, 'Rechts')
    await eventually(() => objectNames(page)).toEqual(['Hand: Flachhand, Handfläche, rechts'])
    await expectSignSaved(page)
    const [hand] = await storedObjects(me, id)
    expect(hand).toMatchObject({ flipX: true, side: 'left' })
    expect(hand?.scaleX).toBe(hand?.scaleY)
  })
})

describe('with the keyboard alone', () => {
  test('a hand is found by its name, put in, changed, moved, turned, ordered, taken back', async () => {
    const page = await browser.openPage('/app/eigene-gebaerden?type=signOnly', OPTIONS)
    await button(page, 'Person').focus()
    await page.keyboard.press('Enter')
    await eventually(() => objectNames(page)).toEqual(['Person: von vorn'])
    await button(page, 'Hand').focus()
    await page.keyboard.press('Enter')
    await picker(page).getByRole('searchbox', { name: 'Handform suchen' }).waitFor()
    await eventually(() => page.evaluate('document.activeElement?.type')).toBe('search')
    await page.keyboard.type('schnabel')
    await picker(page).getByRole('button', { name: 'Geschlossener Schnabel' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await eventually(() => objectNames(page)).toEqual([
      'Hand: Geschlossener Schnabel, Handfläche, rechts',
      'Person: von vorn',
    ])
    await page.getByText('Hand: Geschlossener Schnabel, Handfläche, rechts eingefügt').waitFor({ state: 'attached' })
    // The dialog gives the focus back to the button that opened it.
    await eventually(() => page.evaluate('document.activeElement?.textContent')).toBe('Hand')
    await sidebar(page).getByRole('radio', { name: 'Handfläche' }).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() =>
      sidebar(page)
        .getByRole('heading', { level: 2, name: /Handrücken/ })
        .count(),
    ).toBe(1)
    await sidebar(page).getByRole('radio', { name: 'Rechts' }).focus()
    await page.keyboard.press('ArrowLeft')
    await sidebar(page).getByRole('radio', { name: 'Mittel' }).focus()
    await page.keyboard.press('ArrowRight')
    await objectRow(page, /^Hand/).focus()
    for (const key of ['Shift+ArrowUp', 'r', 'r', '+', 'PageDown']) await page.keyboard.press(key)
    await eventually(() => objectNames(page)).toEqual([
      'Person: von vorn',
      'Hand: Geschlossener Schnabel, Handrücken, links, 30°',
    ])
    const id = await idInAddress(page)
    await expectSignSaved(page)
    expect((await storedObjects(me, id))[0]).toMatchObject({
      handshape: 'beak-closed',
      view: 'back',
      side: 'left',
      colouring: 'brown',
      angle: 30,
      scaleX: 1.05,
      scaleY: 1.05,
    })
    for (const key of ['Control+c', 'Control+v', 'Control+d']) await page.keyboard.press(key)
    await eventually(() => objectNames(page)).toHaveLength(4)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await eventually(() => objectNames(page)).toHaveLength(2)
    await expectSignSaved(page)
  })
})

describe('with fingers', () => {
  const phone = { isTouch: true, width: 390, height: 844 }
  type Place = readonly [number, number]
  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })

  test('a hand is put in from a dialog over the whole screen, moved, scaled and turned', async () => {
    const { id } = await givenCustomSign(me, { objects: [] })
    const page = await openSign(id, phone)
    await button(page, 'Hand').tap()
    await picker(page).getByText('Rechts', { exact: true }).waitFor()
    const { width = 0 } = (await picker(page).boundingBox()) ?? {}
    expect(width).toBe(390)
    await picker(page).getByRole('button', { name: 'A', exact: true }).waitFor()
    const targets = await picker(page)
      .locator('button, label')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(43.9)
    await picker(page).getByRole('button', { name: 'L', exact: true }).tap()
    await eventually(() => objectNames(page)).toEqual(['Hand: L, Handfläche, rechts'])
    await sidebar(page).getByText('Dunkel', { exact: true }).tap()
    const session = await page.context().newCDPSession(page)
    const at = (x: number, y: number) => pointOf(page, x, y)
    await touch(session, 'touchStart', [await at(400, 400)])
    await touch(session, 'touchMove', [await at(420, 450)])
    await touch(session, 'touchMove', [await at(440, 500)])
    await touch(session, 'touchEnd', [])
    await eventually(() => field(page, 'Mitte X').inputValue()).toBe('440')
    await touch(session, 'touchStart', [await at(410, 500)])
    await touch(session, 'touchStart', [await at(410, 500), await at(470, 500)])
    await touch(session, 'touchMove', [await at(440, 460), await at(440, 540)])
    await touch(session, 'touchMove', [await at(440, 440), await at(440, 560)])
    await touch(session, 'touchEnd', [])
    await eventually(() => field(page, 'Winkel').inputValue()).toBe('90')
    await expectSignSaved(page)
    const [hand] = await storedObjects(me, id)
    expect(hand).toMatchObject({ type: 'hand', handshape: 'l', colouring: 'deep', angle: 90 })
    expect(hand?.scaleX).toBeCloseTo(2, 1)
    expect(hand?.scaleY).toBe(hand?.scaleX)
  })
})

describe('where the drawings cannot be loaded', () => {
  test('the place of the hand says so, and it is tried again on demand', async () => {
    const { id } = await givenCustomSign(me, { objects: [FLAT_HAND] })
    const page = await openSign(id, {
      as: me,
      prepare: (blank) => blank.route('**/assets/handshapes-*.json', (route) => route.abort()),
    })
    await page.getByText('Die Hände konnten nicht geladen werden').waitFor()
    await canvas(page).getByText('Hand nicht geladen').waitFor()
    expect(await drawnHands(page)).toBe(0)
    await objectRow(page, /^Hand: Flachhand/).click()
    await expectNoFindings(page)
    await button(page, 'Hand').click()
    await picker(page).getByText('Die Hände konnten nicht geladen werden').waitFor()
    await page.unroute('**/assets/handshapes-*.json')
    await picker(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await picker(page).getByRole('button', { name: 'Winkelhand', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => page.getByText('Die Hände konnten nicht geladen werden').count()).toBe(0)
    expect(await drawnHands(page)).toBeGreaterThan(3)
    browser.expectFaults(REFUSED_CALL)
  })
})

test('loads no drawings of hands until the dialog opens; axe finds nothing with a person, in the dialog and with a hand', async () => {
  const { id } = await givenCustomSign(me, { objects: [PERSON] })
  const asked: string[] = []
  const listAsked = () => asked.filter((address) => address.includes('/handshapes-') && address.endsWith('.json'))
  const page = await openSign(id, { prepare: (blank) => blank.on('request', (request) => asked.push(request.url())) })
  await objectRow(page, 'Person: von vorn').waitFor()
  expect(listAsked()).toEqual([])
  await expectNoFindings(page)
  await objectRow(page, 'Person: von vorn').click()
  await field(page, 'Winkel').waitFor()
  await expectNoFindings(page)

  await button(page, 'Hand').click()
  const hand = picker(page).getByRole('button', { name: 'Winkelhand', exact: true })
  await hand.waitFor()
  expect(listAsked()).toHaveLength(1)
  await expectNoFindings(page)
  const search = picker(page).getByRole('searchbox')
  await search.fill('Fuß')
  await picker(page).getByText('Keine Handform heißt so').waitFor()
  await expectNoFindings(page)
  await search.fill('')
  await hand.click()
  await objectRow(page, 'Hand: Winkelhand, Handfläche, rechts').waitFor()
  await expectNoFindings(page)
})
