import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { givenList } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import { card } from './player-page.ts'

const browser = useBrowser()

/** A browser that shows no elements on the whole screen: embedded pages, iPhones. */
const WITHOUT_ELEMENTS = `
  Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false })
  delete Element.prototype.requestFullscreen
  delete Document.prototype.exitFullscreen
`
const WITHOUT_FILMS = `
  for (const name of Object.getOwnPropertyNames(HTMLVideoElement.prototype)) {
    if (/^webkit.*fullscreen/i.test(name)) delete HTMLVideoElement.prototype[name]
  }
`
/** An iPhone has it for films alone, known with their metadata; `enter` is what happens on a request. */
const iphone = (enter: string): string => `
  ${WITHOUT_ELEMENTS}
  Object.defineProperty(HTMLVideoElement.prototype, 'webkitSupportsFullscreen', {
    configurable: true,
    get() { return this.readyState >= 1 },
  })
  HTMLVideoElement.prototype.webkitEnterFullscreen = function () { ${enter} }
  HTMLVideoElement.prototype.webkitExitFullscreen = function () { this.dispatchEvent(new Event('webkitendfullscreen')) }
`
const ENTERS = `this.dispatchEvent(new Event('webkitbeginfullscreen'))`

const openFilm = async (script = ''): Promise<Page> => {
  const page = await browser.openPage('/app/gebaerden/hallo', {
    as: await givenPayer(),
    reducedMotion: 'reduce',
    prepare: (blank) => blank.addInitScript(script),
  })
  await eventually(() => film(page).evaluate((video) => video.readyState)).toBeGreaterThanOrEqual(2)
  await page.getByRole('heading', { level: 1 }).click()
  return page
}
const film = (page: Page) => page.locator('video')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const announced = (page: Page): Promise<string> => page.locator('figure [aria-live]').innerText()
/** A command whose announcement comes after that of any before. */
const mirror = async (page: Page): Promise<void> => {
  await page.keyboard.press('m')
  await eventually(() => announced(page)).toMatch(/espiegelt/)
}

describe('full screen', () => {
  test('is announced when it has begun, and when a person leaves it by the browser', async () => {
    const page = await openFilm()
    await button(page, 'Vollbild').click()
    await button(page, 'Vollbild beenden').waitFor()
    await eventually(() => announced(page)).toBe('Vollbild')
    await page.evaluate('document.exitFullscreen()')
    await button(page, 'Vollbild').waitFor()
    await eventually(() => announced(page)).toBe('Vollbild beendet')
  })

  test('is left by the key that began it', async () => {
    const page = await openFilm()
    await page.keyboard.press('f')
    await button(page, 'Vollbild beenden').waitFor()
    await page.keyboard.press('f')
    await button(page, 'Vollbild').waitFor()
    await eventually(() => announced(page)).toBe('Vollbild beendet')
  })

  test.each([
    [
      'an element',
      `Element.prototype.requestFullscreen = async () => { window.refused = true; throw new TypeError('refused') }`,
    ],
    ['a film', iphone(`window.refused = true; throw new DOMException('refused', 'InvalidStateError')`)],
  ])('is not announced when the browser refuses it for %s', async (_, script) => {
    const page = await openFilm(script)
    await mirror(page)
    const before = await announced(page)
    await button(page, 'Vollbild').click()
    await eventually(() => page.evaluate('window.refused')).toBe(true)
    await button(page, 'Vollbild').waitFor()
    expect(await announced(page)).toBe(before)
  })

  test('is not offered where there is none, neither as a button nor as a key', async () => {
    const page = await openFilm(WITHOUT_ELEMENTS + WITHOUT_FILMS)
    await button(page, 'Spiegeln').waitFor()
    expect(await button(page, 'Vollbild').count()).toBe(0)
    await mirror(page)
    const before = await announced(page)
    await page.keyboard.press('f')
    expect(await announced(page)).toBe(before)
    await page.keyboard.press('?')
    const help = page.getByLabel('Tasten des Players')
    await help.getByText('Spiegeln').waitFor()
    expect(await help.getByText('Vollbild').count()).toBe(0)
  })
})

describe('on an iPhone', () => {
  test('the film itself fills the screen, and the button of the system ends it', async () => {
    const page = await openFilm(iphone(ENTERS))
    await button(page, 'Vollbild').click()
    await eventually(() => announced(page)).toBe('Vollbild')
    await film(page).evaluate((video) => video.dispatchEvent(new Event('webkitendfullscreen')))
    await eventually(() => announced(page)).toBe('Vollbild beendet')
    await button(page, 'Vollbild').waitFor()
  })

  test('the key ends it too', async () => {
    const page = await openFilm(iphone(ENTERS))
    await page.keyboard.press('f')
    await eventually(() => announced(page)).toBe('Vollbild')
    await page.keyboard.press('f')
    await eventually(() => announced(page)).toBe('Vollbild beendet')
  })

  test('there is no button for a film that has none', async () => {
    const script = `${iphone(ENTERS)}
      Object.defineProperty(HTMLVideoElement.prototype, 'webkitSupportsFullscreen', { value: false })`
    const page = await openFilm(script)
    await button(page, 'Spiegeln').waitFor()
    expect(await button(page, 'Vollbild').count()).toBe(0)
  })

  test('a card of the list player fills the screen with its film', async () => {
    const { id } = await givenList({ as: 'einzel', signs: 1 })
    const page = await browser.openPage(`/app/lernliste/${id}`, {
      as: 'einzel',
      prepare: (blank) => blank.addInitScript(iphone(ENTERS)),
    })
    await card(page).getByRole('button', { name: 'Vollbild' }).click()
    await eventually(() => card(page).locator('figure [aria-live]').innerText()).toBe('Vollbild')
  })
})
