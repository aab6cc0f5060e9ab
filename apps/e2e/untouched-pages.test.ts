import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()

const SIGN = '/gebaerden/hallo'
const PAGES = ['/gebaerden', SIGN, '/fingeralphabet', '/faq'] as const
const FILM = "document.querySelector('video')"

/** Paths of the files that the page has requested, in their order. */
const listFiles = async (page: Page, ending: RegExp): Promise<readonly string[]> => {
  const addresses: readonly string[] = await page.evaluate(
    "performance.getEntriesByType('resource').map(({ name }) => name)",
  )
  return addresses.map((address) => new URL(address).pathname).filter((path) => ending.test(path))
}

/** The app comes by itself after 15 seconds: here after none, or never. */
const comesByItself = (when: 'never' | 'at once') => (page: Page) =>
  page.addInitScript(`
    const setTimer = setTimeout
    window.setTimeout = (run, ms, ...others) =>
      ms !== 15_000 ? setTimer(run, ms, ...others) : ${when === 'never' ? '0' : 'setTimer(run, 0)'}
  `)

const hasApp = (page: Page) => page.evaluate("document.querySelector('#root [inert]') === null")
const waitForApp = (page: Page) => eventually(() => hasApp(page)).toBe(true)

/** A key may be pressed before the page listens, again. */
const pressUntilApp = (page: Page) =>
  eventually(async () => {
    await page.keyboard.press('Tab')
    return hasApp(page)
  }).toBe(true)

describe('a page that nobody has used yet', () => {
  test.each(PAGES)('loads no code of the app: %s', async (path) => {
    const page = await browser.openPage(path, { isUntouched: true, prepare: comesByItself('never') })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await waitUntilSettled(page)
    expect((await listFiles(page, /\.js$/)).toSorted()).toEqual(['/color-scheme.js', '/load-check.js', '/start-app.js'])
  })

  test('requests styles and fonts before what stands above them, each once', async () => {
    const page = await browser.openPage(SIGN, { isUntouched: true, prepare: comesByItself('never') })
    await waitUntilSettled(page)
    const files = await listFiles(page, /\.(css|woff2|js)$/)
    expect(files.slice(0, 3).toSorted()).toEqual([
      expect.stringMatching(/latin-400-normal-[\w-]+\.woff2$/),
      expect.stringMatching(/latin-700-normal-[\w-]+\.woff2$/),
      expect.stringMatching(/index-[\w-]+\.css$/),
    ])
    expect(files.slice(3).filter((path) => !path.endsWith('.js'))).toEqual([])
  })

  test.each<readonly [string, (page: Page) => Promise<unknown>]>([
    ['a finger', (page) => page.touchscreen.tap(5, 300)],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['a moving mouse', (page) => page.mouse.move(300, 300)],
    ['scrolling', (page) => page.mouse.wheel(0, 300)],
  ])('loads the app with the first interaction: %s', async (_, use) => {
    const page = await browser.openPage(SIGN, { isUntouched: true, isTouch: true })
    await waitUntilSettled(page)
    await use(page)
    await page.getByRole('radiogroup', { name: 'Format der Zeichnung' }).waitFor()
    await waitForApp(page)
    await page.getByRole('button', { name: 'Zeichnung ausblenden' }).click()
    await page.getByRole('button', { name: 'Zeichnung einblenden' }).waitFor()
  })

  test('loads the app after a while', async () => {
    const page = await browser.openPage(SIGN, { isUntouched: true, prepare: comesByItself('at once') })
    await waitForApp(page)
  })

  test('stays where it was scrolled to when the app takes over', async () => {
    const page = await browser.openPage('/gebaerden', { isUntouched: true, prepare: comesByItself('never') })
    await page.mouse.wheel(0, 900)
    await waitForApp(page)
    await waitUntilSettled(page)
    expect(await page.evaluate('scrollY')).toBe(900)
    // From then on a page begins at its top.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor()
    await eventually(() => page.evaluate('scrollY')).toBe(0)
  })

  test('is taken over although the browser has translated it', async () => {
    const page = await browser.openPage(SIGN, { isUntouched: true, prepare: comesByItself('never') })
    await page.evaluate(`for (const heading of document.querySelectorAll('h1, h2')) {
      heading.innerHTML = '<font><font>' + heading.textContent + '</font></font>'
    }`)
    await page.mouse.wheel(0, 300)
    await waitForApp(page)
    await waitUntilSettled(page)
    expect(await page.evaluate('scrollY')).toBe(300)
    await page.getByRole('button', { name: 'Zeichnung ausblenden' }).click()
    await page.getByRole('button', { name: 'Zeichnung einblenden' }).waitFor()
  })

  test('tries again with the next interaction if the app could not be loaded', async () => {
    browser.expectFaults(REFUSED_CALL)
    const page = await browser.openPage(SIGN, { isUntouched: true, prepare: comesByItself('never') })
    await page.route('**/assets/index-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('Tab')
    await failed
    await page.unroute('**/assets/index-*.js')
    await pressUntilApp(page)
  })

  test('stays readable while the server cannot send the app', async () => {
    browser.expectFaults(REFUSED_CALL)
    const page = await browser.openPage(SIGN, { isUntouched: true, prepare: comesByItself('never') })
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 503 }), { times: 1 })
    const refused = page.waitForResponse((response) => response.status() === 503)
    await page.keyboard.press('Tab')
    await refused
    expect(await page.getByRole('heading', { level: 1, name: 'hallo' }).isVisible()).toBe(true)
    await pressUntilApp(page)
  })

  test('is loaded again if a new version has replaced the app', async () => {
    browser.expectFaults(REFUSED_CALL)
    const page = await browser.openPage(SIGN, { isUntouched: true, prepare: comesByItself('never') })
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
    const reloaded = page.waitForEvent('framenavigated')
    await page.keyboard.press('Tab')
    await reloaded
    await page.getByRole('heading', { level: 1, name: 'hallo' }).waitFor()
    await pressUntilApp(page)
  })

  test('does not ask again for the styles that it has brought along', async () => {
    const page = await browser.openPage(SIGN)
    const sheets: string = await page.evaluate("document.querySelector('style[data-sheets]').dataset.sheets")
    await waitForApp(page)
    await waitUntilSettled(page)
    expect(sheets.split(' ').length).toBeGreaterThan(2)
    expect((await listFiles(page, /\.css$/)).filter((path) => sheets.includes(path))).toEqual([])
  })

  test.each([
    [SIGN, 320],
    [SIGN, 390],
    [SIGN, 700],
    [SIGN, 1280],
    ['/gebaerden', 390],
    ['/gebaerden', 390, 660],
    ['/gebaerden', 480, 660],
    ['/gebaerden', 1280],
  ])('has room for the player already: %s, %d px', async (path, width, height = 800) => {
    const page = await browser.openPage(path, { isUntouched: true, width, height })
    const film = page.locator('figure').first()
    const before = await film.boundingBox()
    await page.keyboard.press('Tab')
    await film.getByRole('button', { name: 'Anhalten' }).waitFor()
    const after = await film.boundingBox()
    expect(Math.abs(after!.height - before!.height)).toBeLessThan(2)
  })

  test('plays its film, and the player goes on with it', async () => {
    const page = await browser.openPage(SIGN, { isUntouched: true })
    await eventually(() => page.evaluate(`${FILM}.currentTime > 0 && !${FILM}.paused`)).toBe(true)
    await page.evaluate(`${FILM}.addEventListener('emptied', () => (globalThis.isLoadedAgain = true))`)
    await page.mouse.move(300, 300)
    const player = page.getByRole('figure', { name: 'Video: hallo' })
    await player.getByRole('button', { name: 'Anhalten' }).click()
    await player.getByRole('button', { name: 'Abspielen' }).waitFor()
    expect(await page.evaluate(`[${FILM}.paused, globalThis.isLoadedAgain ?? false]`)).toEqual([true, false])
  })

  test('leaves its film as the visitor has stopped it', async () => {
    const page = await browser.openPage(SIGN, { isUntouched: true })
    await eventually(() => page.evaluate(`${FILM}.currentTime > 0`)).toBe(true)
    await page.evaluate(`${FILM}.pause()`)
    await page.mouse.move(300, 300)
    await page.getByRole('figure', { name: 'Video: hallo' }).getByRole('button', { name: 'Abspielen' }).waitFor()
    expect(await page.evaluate(`${FILM}.paused`)).toBe(true)
  })

  test('does not play it for people who want less motion', async () => {
    const page = await browser.openPage(SIGN, { isUntouched: true, reducedMotion: 'reduce' })
    await waitUntilSettled(page)
    expect(await page.evaluate(`${FILM}.paused && ${FILM}.currentTime === 0`)).toBe(true)
  })

  test('leads on by its links while the app is on its way', async () => {
    const page = await browser.openPage('/gebaerden', {
      isUntouched: true,
      prepare: (page) => page.route('**/assets/index-*.js', () => undefined),
    })
    await page.getByRole('list', { name: 'Gebärden zum Ansehen' }).getByRole('link', { name: 'Hund' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Hund' }).waitFor()
  })
})

test('people who are signed in get the app at once', async () => {
  const page = await browser.openPage('/faq', { as: 'einzel', isUntouched: true, prepare: comesByItself('never') })
  await page.getByRole('banner').getByRole('link', { name: 'Zur App' }).waitFor()
})

test('a sign that does not exist leads to the login by itself', async () => {
  browser.expectFaults(REFUSED_CALL)
  const page = await browser.openPage('/gebaerden/quokka', { isUntouched: true })
  await page.waitForURL('**/login')
})
