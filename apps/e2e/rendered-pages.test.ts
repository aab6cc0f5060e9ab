import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { eventually } from './eventually.ts'
import { givenList, shareKeyOf } from './given-list.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()
const me = useOwnAccount()

const TEXT_PAGES = ['/faq', '/impressum', '/datenschutz', '/agb'] as const
const ALPHABET = '/fingeralphabet'
/** All, one that may be looked at, one that is locked. */
const SIGN_PAGES = ['/gebaerden', '/gebaerden/hallo', '/gebaerden/abend'] as const

const fetchPage = async (path: string) => {
  const response = await fetch(new URL(path, inject('appUrl')))
  return { status: response.status, html: await response.text(), headers: response.headers }
}

const listSitemap = async (): Promise<readonly string[]> => {
  const { html } = await fetchPage('/sitemap.xml')
  return [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}

const countMatches = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length

/** Pages of signs are many, and alike. `SITEMAP=all` looks at each of them. */
const SAMPLE = process.env['SITEMAP'] === 'all' ? 1 : 40

test('pages of the sitemap are there, are complete, and name themselves as their one address', async () => {
  const paths = await listSitemap()
  expect(paths).toEqual(expect.arrayContaining([...TEXT_PAGES, ...SIGN_PAGES, ALPHABET]))
  const looked = paths.filter((path, index) => index % SAMPLE === 0 || !path.startsWith('/gebaerden/'))
  for (const path of looked) {
    const { status, html } = await fetchPage(path)
    expect(status, path).toBe(200)
    expect(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1], path).toMatch(new RegExp(`^https?://[^/]+${path}$`))
    expect(countMatches(html, /<h1[ >]/g), path).toBe(1)
    expect(countMatches(html, /<title>/g), path).toBe(1)
    expect(html, path).not.toContain('noindex')
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(JSON.parse(json!), path).toMatchObject({ '@context': 'https://schema.org' })
    }
  }
})

const findPicture = (html: string): string => {
  const address = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1]
  return new URL(address!).pathname
}

test('messengers get a picture of each kind of page', async () => {
  const key = await shareKeyOf(me, await givenList({ as: me, signs: ['Hund', 'Katze'], name: 'Tiere' }))
  const paths = [
    '/login',
    '/faq',
    '/gebaerden',
    ALPHABET,
    '/gebaerden/hallo',
    '/gebaerden/abend',
    `/lernliste/ueberblick/${key}`,
  ]
  const pictures = await Promise.all(paths.map(async (path) => findPicture((await fetchPage(path)).html)))
  expect(new Set(pictures).size).toBe(5)
  for (const picture of new Set(pictures)) {
    const { status, headers } = await fetch(new URL(picture, inject('appUrl')))
    expect([status, headers.get('content-type')], picture).toEqual([200, 'image/jpeg'])
  }
})

test('the policy allows all that a rendered page contains, and no placeholder is left', async () => {
  const { html, headers } = await fetchPage('/faq')
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  expect(html).toContain(`nonce="${nonce}"`)
  expect(html).not.toContain('__')
  expect(countMatches(html, /<script(?![^>]* src=)(?![^>]* type="application\/(ld\+)?json")/g)).toBe(0)
})

test.each([
  ['/login', 200, 'Anmelden - Gebärdenraum'],
  ['/app/suche', 200, 'Gebärden - Gebärdenraum'],
  ['/gibt-es-nicht', 404, 'Web-App für Gebärdenvideos, SIGN-Materialien und mehr'],
])('a page that the browser renders has its title, and no search engine lists it: %s', async (path, status, title) => {
  const page = await fetchPage(path)
  expect(page.status).toBe(status)
  expect(page.html).toContain(`<title>${title}</title>`)
  expect(page.html).toContain('<meta name="robots" content="noindex">')
})

test('an unknown address leads visitors to the login, as ever', async () => {
  browser.expectFaults(REFUSED_CALL)
  const page = await browser.openPage('/gibt-es-nicht')
  await page.waitForURL('**/login')
})

test.each([...TEXT_PAGES, ...SIGN_PAGES, ALPHABET])('without JavaScript everything can be read: %s', async (path) => {
  const page = await browser.openPage(path, { isScriptless: true })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const text = await page.getByRole('main').innerText()
  expect(text.length).toBeGreaterThan(200)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await page.waitForURL('**/impressum')
})

test('without JavaScript questions open to their answers', async () => {
  const page = await browser.openPage('/faq', { isScriptless: true })
  const question = page.getByRole('main').getByRole('group').first()
  await question.locator('summary').click()
  expect(await question.locator('p').first().isVisible()).toBe(true)
})

/** All that follows from what has arrived is painted. */
const waitForFrames = (page: Page) =>
  page.evaluate(
    'new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 300))',
  )

/** Keeps the first heading of the page: that of the server, if it has rendered one. */
const KEEP_FIRST_HEADING = `new MutationObserver(() => {
  globalThis.firstHeading ??= document.querySelector('h1') ?? undefined
}).observe(document, { childList: true, subtree: true })`

test('without JavaScript a sign has its film and its drawing', async () => {
  const page = await browser.openPage('/gebaerden/hallo', { isScriptless: true })
  const film = page.getByRole('figure', { name: 'Video: hallo' }).locator('video')
  expect(await film.getAttribute('controls')).toBe('')
  const address = await film.getAttribute('src')
  expect((await fetch(new URL(address!, inject('appUrl')), { headers: { range: 'bytes=0-9' } })).status).toBe(206)
  await page.getByRole('img', { name: 'Zeichnung der Gebärde „hallo“' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Preise' }).waitFor()
})

test('without JavaScript visitors search all signs', async () => {
  const page = await browser.openPage('/gebaerden', { isScriptless: true })
  await page.getByRole('searchbox', { name: 'Gebärde suchen' }).fill('Katze')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.waitForURL('**/gebaerden?search=Katze')
  const found = page.getByRole('list', { name: 'Gefundene Gebärden' })
  await found.getByRole('link', { name: 'Katze' }).first().click()
  await page.getByRole('region', { name: 'Gesperrte Gebärde' }).waitFor()
})

test('what a visitor has typed before the browser takes over is searched for', async () => {
  let takeOver = (): void => undefined
  const typed = new Promise<void>((resolve) => {
    takeOver = resolve
  })
  const page = await browser.openPage('/gebaerden', {
    prepare: (page) =>
      page.route('**/assets/public-sign-page-*.js', async (route) => {
        await typed
        await route.continue()
      }),
  })
  const field = page.getByRole('searchbox', { name: 'Gebärde suchen' })
  await field.pressSequentially('Katze')
  takeOver()
  await page.getByRole('list', { name: 'Gefundene Gebärden' }).getByRole('link', { name: 'Katze' }).first().waitFor()
  expect(await field.inputValue()).toBe('Katze')
})

test('without JavaScript a phone has two signs beside each other', async () => {
  const page = await browser.openPage('/gebaerden', { isScriptless: true, width: 390 })
  const cards = page.getByRole('list', { name: 'Gebärden zum Ansehen' }).getByRole('listitem')
  const tops = await Promise.all([0, 1, 2].map(async (index) => (await cards.nth(index).boundingBox())?.y))
  expect(tops[0]).toBe(tops[1])
  expect(tops[2]).toBeGreaterThan(tops[1]!)
})

const COUNT_COLUMNS =
  "getComputedStyle(document.querySelector('[aria-label=\"Gebärden der Lernliste\"]')).gridTemplateColumns.split(' ').length"

test('without JavaScript a shared list has its signs in the columns of the screen, and leads to its player', async () => {
  const key = await shareKeyOf(me, await givenList({ as: me, signs: ['Hund', 'Katze'], name: 'Tiere' }))
  const path = `/lernliste/ueberblick/${key}`
  const page = await browser.openPage(path, { isScriptless: true })
  await page.getByRole('heading', { level: 1, name: 'Lernliste Tiere' }).waitFor()
  const signs = page.getByRole('list', { name: 'Gebärden der Lernliste' })
  expect(await signs.getByRole('link').allInnerTexts()).toEqual([
    expect.stringContaining('Hund'),
    expect.stringContaining('Katze'),
  ])
  expect(await signs.getByRole('link').first().getAttribute('href')).toBe(`/lernliste/${key}?karte=1`)
  for (const [width, columns] of [
    [1920, 5],
    [1024, 4],
    [768, 3],
    [767, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(COUNT_COLUMNS), `${width} px`).toBe(columns)
  }
})

test('a list that is not shared has status 404, says so and leads on', async () => {
  const { status, html } = await fetchPage('/lernliste/ueberblick/gibt-es-nicht')
  expect(status).toBe(404)
  expect(html).toContain('noindex')
  browser.expectFaults(REFUSED_CALL)
  const page = await browser.openPage('/lernliste/ueberblick/gibt-es-nicht', { isScriptless: true })
  await page.getByRole('heading', { level: 1, name: 'Diese Lernliste gibt es nicht' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Gebärden ansehen' }).click()
  await page.waitForURL('**/gebaerden')
})

test('without JavaScript a letter is shown large, with its film and a way on', async () => {
  const page = await browser.openPage(ALPHABET, { isScriptless: true })
  const cards = page.getByRole('list', { name: 'Buchstaben' }).getByRole('link')
  expect(await cards.locator('svg').count()).toBe(31)
  await cards.filter({ hasText: /^SCH$/ }).click()
  await page.waitForURL('**/fingeralphabet?buchstabe=sch')
  const letter = page.getByRole('region', { name: 'Buchstabe SCH' })
  await letter.getByText('Spreiz alle fünf Finger').waitFor()
  const film = letter.locator('video')
  expect(await film.getAttribute('controls')).toBe('')
  const address = await film.getAttribute('src')
  expect((await fetch(new URL(address!, inject('appUrl')), { headers: { range: 'bytes=0-9' } })).status).toBe(206)
  await letter.getByRole('link', { name: 'Buchstabe A' }).click()
  await page.getByRole('region', { name: 'Buchstabe A' }).waitFor()
})

test('a shared link to a letter opens it over the page that the server has rendered', async () => {
  const page = await browser.openPage(`${ALPHABET}?buchstabe=ß`, { isUntouched: true })
  await page.getByRole('dialog', { name: 'Buchstabe ß' }).getByText('Form die Hand wie beim S.').waitFor()
  expect(await page.getByText('Form die Hand wie beim S.').count()).toBe(1)
})

test('the hands that the server has drawn stay until the browser can draw them', async () => {
  let arrive = (): void => undefined
  let isRequested = false
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const page = await browser.openPage(ALPHABET, {
    colorScheme: 'dark',
    prepare: (page) =>
      page.route('**/assets/draw-letter-*', async (route) => {
        isRequested = true
        await arrived
        await route.continue()
      }),
  })
  const hands = page.getByRole('list', { name: 'Buchstaben' }).locator('svg')
  await eventually(() => isRequested).toBe(true)
  await waitForFrames(page)
  expect(await hands.count()).toBe(31)
  arrive()
  await page.getByLabel('Buchstabiere deinen Namen').fill('Anna')
  await eventually(() => page.getByRole('list', { name: 'Dein Wort in Händen' }).getByRole('link').count()).toBe(4)
  expect(await hands.count()).toBe(31)
})

test('if the hands do not load, the page says so', async () => {
  browser.expectFaults(/draw-letter|Failed to (fetch|load)/)
  const page = await browser.openPage(ALPHABET, {
    prepare: (page) => page.route('**/assets/draw-letter-*', (route) => route.abort()),
  })
  await page.getByRole('alert').getByText('Die Hände konnten nicht geladen werden').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Das Fingeralphabet der DGS' }).waitFor()
})

test('a sign that does not exist has status 404 and leads on', async () => {
  const { status, html } = await fetchPage('/gebaerden/quokka')
  expect(status).toBe(404)
  expect(html).toContain('noindex')
  browser.expectFaults(REFUSED_CALL)
  const scriptless = await browser.openPage('/gebaerden/quokka', { isScriptless: true })
  await scriptless.getByRole('heading', { level: 1, name: 'Diese Gebärde gibt es nicht' }).waitFor()
  await scriptless.getByRole('list', { name: 'Gebärden zum Ansehen' }).getByRole('link').first().click()
  await scriptless.waitForURL('**/gebaerden/*')
})

test('a drawing for the dark page comes when the browser has taken over', async () => {
  const page = await browser.openPage('/gebaerden/hallo', { colorScheme: 'dark' })
  const drawing = page.getByRole('img', { name: 'Zeichnung der Gebärde „hallo“' })
  await eventually(() => drawing.getAttribute('src')).toContain('scheme=dark')
})

const expectTakeOver = async (path: string) => {
  const calls: string[] = []
  const page = await browser.openPage(path, {
    prepare: async (page) => {
      page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())))
      await page.addInitScript(KEEP_FIRST_HEADING)
    },
  })
  await waitUntilSettled(page)
  expect(calls).toEqual([])
  expect(await page.evaluate("document.querySelector('h1') === globalThis.firstHeading")).toBe(true)
  // A link leads on without loading the page again.
  await page.getByRole('banner').getByRole('link', { name: 'Gebärdenraum' }).click()
  await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor()
  expect(await page.evaluate('globalThis.firstHeading?.isConnected')).toBe(false)
}

test.each([...TEXT_PAGES, ...SIGN_PAGES, ALPHABET])(
  'the browser takes over what the server has rendered, and asks for nothing again: %s',
  expectTakeOver,
)

test('the browser takes over a shared list, and asks for nothing again', async () => {
  const key = await shareKeyOf(me, await givenList({ as: me, signs: 1 }))
  await expectTakeOver(`/lernliste/ueberblick/${key}`)
})

test('the title follows from sign to sign, and to pages without a sign', async () => {
  const page = await browser.openPage('/gebaerden/hallo')
  await page.getByRole('list', { name: 'Gebärden zum Ansehen' }).getByRole('link', { name: 'Hund' }).click()
  await eventually(() => page.title()).toBe('Hund in Gebärdensprache (DGS) - Gebärdenraum')
  await page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link', { name: 'Gebärden' }).click()
  await eventually(() => page.title()).toBe('Deutsche Gebärdensprache lernen und unterrichten - Gebärdenraum')
})

test('somebody who is signed in gets the page of an account', async () => {
  const page = await browser.openPage('/faq', { as: 'einzel' })
  await page.getByRole('banner').getByRole('link', { name: 'Zur App' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
