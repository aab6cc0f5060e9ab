import type { Page, Route } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { signInAt } from '../server/test/running-server.ts'
import { eventually } from './eventually.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import type { Account } from './person.ts'

/** Accounts that no journey stays signed in to: each sign-in here pushes out the oldest. */
const LICENSED = 'manager@demo.example'
const EXPIRED = 'abgelaufen@demo.example'
const LOST_TOKEN = 'lange-vorbei'
const PUSHED_OUT_TEXT =
  'Deine Sitzung ist abgelaufen oder die maximale Anzahl an Anmeldungen mit deinem Konto wurde erreicht. Bitte melde dich erneut an.'
const EXPIRED_TEXT = 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.'

const browser = useBrowser()

const fillIn = async (page: Page, email: string, password = 'gebaerden1') => {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}
const signIn = async (path = '/login'): Promise<Page> => {
  const page = await browser.openPage(path)
  await fillIn(page, LICENSED)
  // The page itself: a menu that is opened before it arrives closes with the navigation.
  await heading(page, 'Gebärden').waitFor()
  return page
}
const tokenOf = (page: Page): Promise<string | null> =>
  page.locator(':root').evaluate((root) => root.ownerDocument.defaultView.localStorage.getItem('gebaerdenraum-token'))
const loseSession = (page: Page): Promise<void> =>
  page
    .locator(':root')
    .evaluate(
      (root, token) => root.ownerDocument.defaultView.localStorage.setItem('gebaerdenraum-token', token),
      LOST_TOKEN,
    )
/** Somebody whose browser still has the token of a session that has ended. */
const LOST_SESSION: Account = { email: LICENSED, password: '', id: '', token: LOST_TOKEN }
const lossToasts = (page: Page) => page.getByRole('group', { name: 'Meldung' }).getByText('Sitzung abgelaufen')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

describe('signing in', () => {
  test('leads to the search, and holds over a reload', { tags: 'smoke' }, async () => {
    const page = await signIn()
    await page.waitForURL('**/app/suche')
    await page.reload()
    await heading(page, 'Gebärden').waitFor()
    expect(new URL(page.url()).pathname).toBe('/app/suche')
  })

  test('leads to the page that was wanted', async () => {
    const page = await browser.openPage('/app/favoriten')
    await page.waitForURL('**/login?weiter=*')
    await fillIn(page, LICENSED)
    await page.waitForURL('**/app/favoriten')
  })

  test('works with one click on a demo account', { tags: 'smoke' }, async () => {
    const page = await browser.openPage('/login')
    await page.getByRole('button', { name: EXPIRED }).click()
    await page.waitForURL('**/app/einstellungen/konto/abo')
  })
})

describe('signing out', () => {
  test('leads to the login and forgets the token, here and on the server', async () => {
    const page = await signIn()
    const token = await tokenOf(page)
    await page.getByRole('button', { name: /Konto von/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await heading(page, 'Anmelden').waitFor()
    await eventually(() => tokenOf(page)).toBeNull()
    await eventually(async () => {
      const answer = await fetch(`${inject('appUrl')}/api/session`, { headers: { authorization: `Bearer ${token}` } })
      return answer.status
    }).toBe(401)
    await page.goto('/app/favoriten')
    await page.waitForURL('**/login?weiter=*')
  })

  test('is what opening the login page does', async () => {
    const page = await signIn()
    await page.goto('/login')
    await heading(page, 'Anmelden').waitFor()
    await eventually(() => tokenOf(page)).toBeNull()
  })
})

describe('a sign-in that no longer holds', () => {
  test('is told while working, and leads to the login', async () => {
    const page = await signIn()
    await heading(page, 'Gebärden').waitFor()
    await loseSession(page)
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await page.waitForURL('**/login?message=session-expired*')
    await lossToasts(page).waitFor()
    await page.getByText(EXPIRED_TEXT, { exact: true }).waitFor()
    browser.expectFaults(REFUSED_CALL)
  })

  test('is shown once, however many calls are refused at the same moment', async () => {
    const page = await signIn()
    const answer = { status: 401, json: { name: 'NotAuthenticated', code: 401, message: 'Abgelaufen' } }
    const held: Route[] = []
    let isReleased = false
    await page.route('**/api/**', async (route) => {
      if (isReleased) await route.fulfill(answer)
      else held.push(route)
    })
    await page.getByRole('link', { name: 'Lernlisten' }).first().click()
    await eventually(() => held.length).toBeGreaterThan(1)
    isReleased = true
    await Promise.all(held.map((route) => route.fulfill(answer)))
    await page.getByText(EXPIRED_TEXT, { exact: true }).waitFor()
    expect(await lossToasts(page).count()).toBe(1)
    browser.expectFaults(REFUSED_CALL)
  })

  test('is shown where a public page is opened, which stays open', async () => {
    const page = await browser.openPage('/impressum', { as: LOST_SESSION })
    await heading(page, 'Impressum').waitFor()
    await eventually(() => lossToasts(page).count()).toBe(1)
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe('/impressum')
    await eventually(() => tokenOf(page)).toBeNull()
    browser.expectFaults(REFUSED_CALL)
  })

  test('is not shown on the login page, where one signs in anyway', async () => {
    const page = await browser.openPage('/login', { as: LOST_SESSION })
    await heading(page, 'Anmelden').waitFor()
    await eventually(() => tokenOf(page)).toBeNull()
    await fillIn(page, LICENSED, 'falsch')
    await page.getByRole('alert').first().waitFor()
    expect(await lossToasts(page).count()).toBe(0)
    browser.expectFaults(REFUSED_CALL)
  })

  test('because newer ones pushed it out is told as such', async () => {
    const page = await signIn()
    await heading(page, 'Gebärden').waitFor()
    for (let newer = 0; newer < 3; newer++) await signInAt(inject('appUrl'), LICENSED)
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await page.waitForURL('**/login?message=token-not-allowed*')
    await page.getByText(PUSHED_OUT_TEXT, { exact: true }).waitFor()
    await eventually(() => tokenOf(page)).toBeNull()
    browser.expectFaults(REFUSED_CALL)
  })

  test.each([
    ['/app/favoriten', /\/login\?message=session-expired&weiter=/],
    ['/', /\/login\?message=session-expired$/],
  ])('is explained when the page is loaded (%s)', async (path, login) => {
    const page = await browser.openPage(path, { as: LOST_SESSION })
    await page.waitForURL(login)
    await page.getByText(EXPIRED_TEXT, { exact: true }).waitFor()
    await eventually(() => tokenOf(page)).toBeNull()
    await eventually(() => lossToasts(page).count()).toBe(1)
    browser.expectFaults(REFUSED_CALL)
  })

  test('is explained after a reload, and the login leads back to the page', async () => {
    const page = await signIn()
    await page.goto('/app/favoriten')
    await heading(page, 'Favoriten').waitFor()
    await loseSession(page)
    await page.reload()
    await page.getByText(EXPIRED_TEXT, { exact: true }).waitFor()
    await fillIn(page, LICENSED)
    await page.waitForURL('**/app/favoriten')
    browser.expectFaults(REFUSED_CALL)
  })

  test('is not shown to someone who was not signed in', async () => {
    const visitor = await browser.openPage('/app/favoriten')
    await visitor.waitForURL('**/login?weiter=*')
    await heading(visitor, 'Anmelden').waitFor()
    await expect(visitor.getByText(EXPIRED_TEXT).count()).resolves.toBe(0)
    expect(await lossToasts(visitor).count()).toBe(0)
  })
})

describe('a server that cannot be reached at the start signs nobody out', () => {
  test('without a licence another try is offered', async () => {
    const page = await browser.openPage('/app/hilfe', { as: 'gast' })
    await heading(page, 'Hilfe').waitFor()
    const token = await tokenOf(page)
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await page.getByText('Keine Verbindung zum Server').waitFor()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await heading(page, 'Hilfe').waitFor()
    await expect(tokenOf(page)).resolves.toBe(token)
    browser.expectFaults(REFUSED_CALL)
  })

  test('with a licence the app starts with the last session, which is confirmed as soon as there is a connection', async () => {
    const page = await signIn()
    const token = await tokenOf(page)
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await heading(page, 'Gebärden').waitFor()
    await page.unroute('**/api/**')
    const confirmed = page.waitForResponse((response) => response.url().endsWith('/api/session') && response.ok())
    await page.evaluate("dispatchEvent(new Event('online'))")
    await confirmed
    await heading(page, 'Gebärden').waitFor()
    await expect(tokenOf(page)).resolves.toBe(token)
    browser.expectFaults(REFUSED_CALL)
  })

  test('a sign-in that was ended meanwhile ends as soon as the server answers', async () => {
    const page = await signIn()
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await heading(page, 'Gebärden').waitFor()
    await loseSession(page)
    await page.unroute('**/api/**')
    await page.evaluate("dispatchEvent(new Event('online'))")
    await heading(page, 'Anmelden').waitFor()
    await lossToasts(page).waitFor()
    browser.expectFaults(REFUSED_CALL)
  })
})
