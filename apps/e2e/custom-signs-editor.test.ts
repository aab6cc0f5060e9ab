import { newArrow, newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  canvas,
  customSignPath,
  dragOnCanvas,
  expectSignSaved,
  expectSignSavedAtOnce,
  field,
  givenCustomSign,
  idInAddress,
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
import { findOverflow } from './expect-to-fit.ts'
import { findByKeys } from './find-by-keys.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { installClock, stopClock } from './page-clock.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()
const me = useOwnAccount()
const OPTIONS = { as: me, reducedMotion: 'reduce', prepare: installClock } as const
const arrow = newArrow('straight', 'signOnly', '#000000', { x: 300, y: 300 })

/** Collects the ids of all objects on the canvas that anything changes in. */
const WATCH_OBJECTS = `
  window.changedObjects = new Set()
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const object = target.closest?.('[data-object]')
      if (object) window.changedObjects.add(object.dataset.object)
    }
  }).observe(document.querySelector('[aria-label="Zeichenfläche"]'), { subtree: true, childList: true, attributes: true })
`

const openSign = async (id: string) => {
  const page = await browser.openPage(customSignPath(id), OPTIONS)
  await canvas(page).waitFor()
  // The canvas is fitted once its frame is measured; a point of it moves until then.
  await waitUntilSettled(page)
  return page
}

/** Finds a sign in the dialog that has just opened, and takes the first. It is none that stands there before anything is typed. */
const chooseByKeys = async (page: Page, name: string) => {
  const picker = page.getByRole('dialog')
  await picker.getByRole('searchbox', { name: 'Gebärde suchen' }).focus()
  await findByKeys(page, picker, name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await picker.waitFor({ state: 'detached' })
}

describe('with the mouse', () => {
  test('a new sign takes text, arrows and pictures, and is there with its first thing', { tags: 'smoke' }, async () => {
    const page = await browser.openPage('/app/eigene-gebaerden', OPTIONS)
    await page.getByRole('link', { name: 'Nur Gebärde' }).click()
    await page.getByRole('heading', { name: 'Unbenannte Gebärde' }).waitFor()
    // Empty text does nothing.
    await sidebar(page).getByRole('button', { name: 'Einfügen', exact: true }).click()
    await field(page, 'Text').fill('Hallo')
    await field(page, 'Text').press('Enter')
    await eventually(() => objectNames(page)).toEqual(['Text „Hallo“'])
    const id = await idInAddress(page)
    // Whoever is typing goes on typing while the sign gets its own address.
    await eventually(() => page.evaluate('document.activeElement?.tagName')).toBe('INPUT')
    await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().click()
    await sidebar(page).getByRole('button', { name: 'Bild oder Gebärde' }).click()
    await page.getByRole('dialog').getByText('Abend', { exact: true }).click()
    await eventually(() => objectNames(page)).toEqual(['Gebärde „Abend“', 'Kreispfeil', 'Text „Hallo“'])
    await expectSignSaved(page)
    expect((await storedObjects(me, id)).map(({ type, order }) => `${order} ${type}`)).toEqual([
      '0 text',
      '1 arrow',
      '2 image',
    ])
    await page.reload()
    await eventually(() => objectNames(page)).toEqual(['Gebärde „Abend“', 'Kreispfeil', 'Text „Hallo“'])
  })

  test('things are dragged, scaled and turned by their handles, each gesture one step to take back', async () => {
    const { id } = await givenCustomSign(me, { objects: [arrow] })
    const page = await openSign(id)
    await dragOnCanvas(page, [300, 300], [520, 440])
    await eventually(() => field(page, 'Mitte X').inputValue()).toBe('520')
    // The lower right corner; what is opposite stays where it is.
    await pressHandle(page, 'se')
    await page.mouse.move(...(await pointOf(page, 720, 520)))
    await page.mouse.up()
    await eventually(() => field(page, 'Breite').inputValue()).toBe('300')
    expect(await field(page, 'Mitte X').inputValue()).toBe('570')
    await pressHandle(page, 'turn')
    await page.mouse.move(...(await pointOf(page, 800, 460)))
    await page.mouse.up()
    await eventually(() => field(page, 'Winkel').inputValue()).toBe('90')
    await eventually(() => objectNames(page)).toEqual(['Pfeil nach rechts, 90°'])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await eventually(() => field(page, 'Breite').inputValue()).toBe('200')
    await page.keyboard.press('Control+z')
    await eventually(() => field(page, 'Mitte X').inputValue()).toBe('300')
    expect(await page.getByRole('button', { name: 'Rückgängig' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Wiederholen' }).click()
    await expectSignSaved(page)
    await eventually(async () => (await storedObjects(me, id))[0]?.position).toEqual({ x: 520, y: 440 })
  })

  test('a drag draws what is dragged and nothing else, is given up by Escape, and draws to the middle without Ctrl', async () => {
    // In one column at the right: no vertical line of theirs is near the arrow.
    const others = Array.from({ length: 40 }, (_, index) =>
      newArrow('wave', 'signOnly', '#000000', { x: 720, y: 20 * index }),
    )
    const { id } = await givenCustomSign(me, { objects: [arrow, ...others] })
    const page = await openSign(id)
    const [dragged] = await storedObjects(me, id)
    await page.evaluate(WATCH_OBJECTS)
    await page.mouse.move(...(await pointOf(page, 300, 300)))
    await page.mouse.down()
    await page.mouse.move(...(await pointOf(page, 396, 380)), { steps: 3 })
    await eventually(() => field(page, 'Mitte X').inputValue()).toBe('400')
    expect(await page.evaluate('[...window.changedObjects]')).toEqual([dragged?.id])
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await eventually(() => field(page, 'Mitte X').inputValue()).toBe('300')
    await page.evaluate('window.changedObjects.clear()')
    await page.mouse.move(...(await pointOf(page, 300, 300)))
    await page.mouse.down()
    await page.keyboard.down('Control')
    await page.mouse.move(...(await pointOf(page, 396, 380)), { steps: 3 })
    await page.mouse.up()
    await page.keyboard.up('Control')
    await eventually(() => field(page, 'Mitte X').inputValue()).not.toBe('300')
    expect(await field(page, 'Mitte X').inputValue()).not.toBe('400')
    expect(await page.evaluate('[...window.changedObjects]')).toEqual([dragged?.id])
    await expectSignSaved(page)
  })

  test('a card takes words and pictures into its places, in the frame of a word class', async () => {
    const page = await browser.openPage('/app/eigene-gebaerden?type=signBox', OPTIONS)
    await page.getByRole('heading', { name: 'Unbenannte Karte' }).waitFor()
    await page.getByRole('combobox', { name: 'Rahmen und Farbe' }).click()
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'Adjektiv',
      'Adverb',
      'Artikel',
      'Konjunktion',
      'Nomen',
      'Phrase',
      'Präposition',
      'Pronomen',
      'Sonstiges',
      'Verb',
      'Zahlwort',
    ])
    await page.getByRole('option', { name: 'Verb', exact: true }).click()
    await field(page, 'Text unten').fill('winken')
    const place = sidebar(page).getByRole('group', { name: 'Bild oben' })
    await place.getByRole('button', { name: 'Bild auswählen' }).click()
    await page.getByRole('dialog').getByText('Abend', { exact: true }).click()
    await place.getByText('100 %').waitFor()
    await place.getByRole('slider').press('ArrowRight')
    await place.getByText('101 %').waitFor()
    await expectNoFindings(page)
    await place.getByRole('button', { name: 'Bild oben: zuschneiden und aufhellen' }).click()
    await page.getByRole('slider', { name: 'Links abschneiden' }).waitFor()
    await expectNoFindings(page)
    await page.getByRole('slider', { name: 'Links abschneiden' }).press('End')
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    const id = await idInAddress(page)
    await expectSignSaved(page)
    const card = await storedCustomSign(me, id)
    expect(card.signTypeProperties).toEqual({
      layout: 'single',
      style: 'verb',
      imageScaleOverrides: { imageSingleTop: 1.01 },
    })
    expect(card.fixedObjects).toMatchObject({
      textBottomRight: { text: 'winken' },
      imageSingleTop: { imageReference: { service: 'signs', imageType: 'signOnly' }, crop: { x: 0.95, width: 0.05 } },
    })
    await sidebar(page).getByText('Zusammengesetzt').click()
    await field(page, 'Text oben links').fill('Hand')
    await sidebar(page).getByRole('group', { name: 'Bild rechts' }).waitFor()
    // Leaving saves.
    await page.getByRole('button', { name: 'Schließen', exact: true }).click()
    await page.getByRole('heading', { name: 'Eigene Gebärden' }).waitFor()
    await eventually(async () => (await storedCustomSign(me, id)).fixedObjects).toMatchObject({
      textComposedTopLeft: { text: 'Hand' },
    })
  })
})

describe('with the keyboard alone', () => {
  test('everything is put in, chosen by its name, moved, scaled and turned', async () => {
    const page = await browser.openPage('/app/eigene-gebaerden', OPTIONS)
    await page.getByRole('link', { name: 'Karte', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Unbenannte Karte' }).waitFor()
    await sidebar(page).getByRole('button', { name: 'Pfeil nach rechts', exact: true }).focus()
    await page.keyboard.press('Enter')
    await field(page, 'Text').focus()
    await page.keyboard.type('Hallo')
    await page.keyboard.press('Enter')
    await eventually(() => objectNames(page)).toEqual(['Text „Hallo“', 'Pfeil nach rechts'])
    await objectRow(page, 'Pfeil nach rechts').focus()
    await page.keyboard.press('Space')
    await eventually(() => objectRow(page, 'Pfeil nach rechts').getAttribute('aria-pressed')).toBe('true')
    for (const key of ['ArrowRight', 'Shift+ArrowDown', 'r', 'r', 'r', '+', 'Control+d']) await page.keyboard.press(key)
    await eventually(() => objectNames(page)).toEqual([
      'Pfeil nach rechts, 45°',
      'Text „Hallo“',
      'Pfeil nach rechts, 45°',
    ])
    expect(await field(page, 'Breite').inputValue()).toBe('210')
    await field(page, 'Winkel').focus()
    await page.keyboard.press('ArrowUp')
    await eventually(() => field(page, 'Winkel').inputValue()).toBe('46')
    await field(page, 'Mitte X').fill('123,5')
    await page.keyboard.press('Enter')
    await objectRow(page, 'Pfeil nach rechts, 46°').focus()
    await page.keyboard.press('PageDown')
    await eventually(() => objectNames(page)).toEqual([
      'Text „Hallo“',
      'Pfeil nach rechts, 46°',
      'Pfeil nach rechts, 45°',
    ])
    const id = await idInAddress(page)
    await expectSignSaved(page)
    const [below, moved] = await storedObjects(me, id)
    expect(below).toMatchObject({ position: { x: 401, y: 624 }, angle: 45, scaleX: 1.05 })
    expect(moved).toMatchObject({ position: { x: 123.5, y: 648 }, angle: 46 })
    // Letters act only here, and the focus stays where something was deleted.
    await page.keyboard.press('Delete')
    await eventually(() => objectNames(page)).toEqual(['Text „Hallo“', 'Pfeil nach rechts, 45°'])
    await eventually(() => page.evaluate('document.activeElement?.textContent')).toBe('Pfeil nach rechts, 45°')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Tasten anzeigen' }).focus()
    await page.keyboard.press('r')
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Mitte bei 400, 624').waitFor({ state: 'attached' })
    await eventually(() => objectNames(page)).toEqual(['Text „Hallo“', 'Pfeil nach rechts, 45°'])
    await stopClock(page)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await eventually(() => objectNames(page)).toHaveLength(3)
    await page.keyboard.press('Control+s')
    await expectSignSavedAtOnce(page)
    expect(await storedObjects(me, id)).toHaveLength(3)
  })

  test('a picture is labelled: chosen, and an arrow laid over it', async () => {
    const page = await browser.openPage('/app/eigene-gebaerden', OPTIONS)
    await page.getByRole('link', { name: 'Nur Gebärde' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Unbenannte Gebärde' }).waitFor()
    await sidebar(page).getByRole('button', { name: 'Bild oder Gebärde' }).focus()
    await page.keyboard.press('Enter')
    await chooseByKeys(page, 'Hund')
    await eventually(() => objectNames(page)).toEqual(['Gebärde „Hund“'])
    await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().focus()
    await page.keyboard.press('Enter')
    await eventually(() => objectNames(page)).toEqual(['Kreispfeil', 'Gebärde „Hund“'])
    const id = await idInAddress(page)
    await expectSignSaved(page)
    expect((await storedObjects(me, id)).map(({ type }) => type)).toEqual(['image', 'arrow'])
  })

  test('a card is filled by its places, its frame chosen, and a picture laid on it', async () => {
    const page = await browser.openPage('/app/eigene-gebaerden?type=signBox', OPTIONS)
    const place = sidebar(page).getByRole('group', { name: 'Bild oben' })
    await place.getByRole('button', { name: 'Bild auswählen' }).focus()
    await page.keyboard.press('Enter')
    await chooseByKeys(page, 'Hund')
    await place.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await place.getByText('101 %').waitFor()
    await page.getByRole('combobox', { name: 'Rahmen und Farbe' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Phrase', exact: true }).waitFor()
    // Down until it is marked, as a person does: a key that is early starts at the first line, not at the chosen one.
    await eventually(async () => {
      await page.keyboard.press('ArrowDown')
      return page.locator('[data-combobox-selected]').innerText()
    }).toBe('Phrase')
    await page.keyboard.press('Enter')
    await field(page, 'Text unten').focus()
    await page.keyboard.type('winken')
    await sidebar(page).getByRole('button', { name: 'Bild oder Gebärde' }).focus()
    await page.keyboard.press('Enter')
    await chooseByKeys(page, 'Hund')
    await eventually(() => objectNames(page)).toEqual(['Gebärde „Hund“'])
    const id = await idInAddress(page)
    await expectSignSaved(page)
    const { signTypeProperties, fixedObjects, objects } = await storedCustomSign(me, id)
    expect([signTypeProperties, fixedObjects]).toMatchObject([
      { style: 'phrase' },
      { imageSingleTop: { imageReference: { service: 'signs' } }, textBottomRight: { text: 'winken' } },
    ])
    expect(objects.map(({ type }) => type)).toEqual(['image'])
  })
})

describe('several objects', () => {
  const circle = newArrow('circle', 'signOnly', '#000000', { x: 500, y: 500 })

  test('are scaled by a corner of their common box and turned by a key, each one step to take back', async () => {
    const { id } = await givenCustomSign(me, { objects: [arrow, circle] })
    const page = await openSign(id)
    await objectRow(page, 'Pfeil nach rechts').click()
    await objectRow(page, 'Kreispfeil').focus()
    await page.keyboard.press('Shift+Enter')
    await page.getByRole('heading', { name: '2 Objekte' }).waitFor()
    const [width, middle] = [await field(page, 'Breite').inputValue(), await field(page, 'Mitte X').inputValue()]
    await pressHandle(page, 'se')
    await page.keyboard.down('Control')
    await page.mouse.move(...(await pointOf(page, 480, 480)), { steps: 3 })
    await page.mouse.up()
    await page.keyboard.up('Control')
    await eventually(() => field(page, 'Breite').inputValue()).not.toBe(width)
    await canvas(page).focus()
    await page.keyboard.press('r')
    await eventually(() => objectNames(page)).toEqual(['Kreispfeil, 15°', 'Pfeil nach rechts, 15°'])
    await expectSignSaved(page)
    const [first, second] = await storedObjects(me, id)
    expect(first?.scaleX).toBe(second?.scaleX)
    expect(first?.scaleX).toBeLessThan(1)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await eventually(() => field(page, 'Breite').inputValue()).toBe(width)
    expect(await field(page, 'Mitte X').inputValue()).toBe(middle)
    await expectSignSaved(page)
  })
})

describe('a text', () => {
  test('has its words by a double click, is wrapped in a box whose sides are set, and is as wide as its lines again', async () => {
    const text = newText('Guten Morgen zusammen', { width: 640, height: 67 }, 'signOnly')
    const { id } = await givenCustomSign(me, { objects: [text] })
    const page = await openSign(id)
    await page.mouse.dblclick(...(await pointOf(page, 400, 400)))
    await eventually(() => page.evaluate('document.activeElement?.value')).toBe('Guten Morgen zusammen')
    await page.getByRole('switch', { name: 'Zeilen umbrechen' }).click()
    await eventually(() => field(page, 'Breite').inputValue()).toBe('400')
    const before = Number(await field(page, 'Höhe').inputValue())
    await dragOnCanvas(page, [600, 400], [500, 400])
    await eventually(() => field(page, 'Breite').inputValue()).toBe('300')
    // Narrower it needs more lines, and its letters stay as large as they are.
    expect(Number(await field(page, 'Höhe').inputValue())).toBeGreaterThan(before)
    await field(page, 'Höhe').fill('240')
    await page.keyboard.press('Enter')
    await expectSignSaved(page)
    const [box] = await storedObjects(me, id)
    expect(box).toMatchObject({ type: 'textbox', size: { width: 300, height: 240 }, scaleX: 1 })
    await page.getByRole('switch', { name: 'Zeilen umbrechen' }).click()
    await expectSignSaved(page)
    await eventually(async () => (await storedObjects(me, id))[0]?.type).toBe('text')
  })
})

test('the editor of a card shows a place that waits for a picture as wide as specified, and fits into 320 px', async () => {
  const page = await browser.openPage('/app/eigene-gebaerden/neu?type=signBox', { as: me })
  const rect = page.locator('svg [data-placeholder]').first().locator('rect')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await rect.waitFor()
    expect(await rect.getAttribute('width')).toBe('254')
    await eventually(() => findOverflow(page)).toEqual([])
  }
  await expectNeverNarrow(page)
})

test('the editor of a document is never narrower than 300 px, nor wider than a screen of 320', async () => {
  const page = await browser.openPage('/app/dokument?type=own-sign', { as: me, width: 320 })
  await page.getByRole('button', { name: 'Schließen', exact: true }).waitFor()
  expect(await findOverflow(page)).toEqual([])
  await expectNeverNarrow(page)
})

/** On a window of 280 px it is 300 px wide. */
const expectNeverNarrow = async (page: Page): Promise<void> => {
  const bar = page.getByRole('button', { name: 'Schließen', exact: true }).locator('xpath=ancestor::header')
  await page.setViewportSize({ width: 280, height: 600 })
  await eventually(async () => (await bar.boundingBox())?.width).toBe(300)
}
