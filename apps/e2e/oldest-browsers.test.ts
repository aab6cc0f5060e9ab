import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { BASELINE } from '../web/baseline.ts'
import { givenPayer } from './checkout-journey.ts'
import { canvas, customSignPath, givenCustomSign } from './custom-sign-page.ts'
import { eventually } from './eventually.ts'
import { givenList, storedSigns } from './given-list.ts'
import { addField, editorPath, expectSaved, shownSigns } from './list-editor-page.ts'
import { type PageOptions, useBrowser } from './open-page.ts'
import { card, pressForNext } from './player-page.ts'
import { beginDocument } from './printing-page.ts'
import { removeYoungerBuiltIns } from './younger-built-ins.ts'

const browser = useBrowser()

const openOldPage = (path: string, options: PageOptions = {}): Promise<Page> =>
  browser.openPage(path, { ...options, prepare: removeYoungerBuiltIns })

// Every page opens like that in page-audit.test.ts.
describe('without what the oldest supported browsers lack', () => {
  test('the removed functions are gone', async () => {
    const page = await openOldPage('/gebaerden')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const left = await page.evaluate(
      '[Map.groupBy, Promise.withResolvers, URL.parse, [].values().map, new Set().union]',
    )
    expect(left).toEqual([undefined, undefined, undefined, undefined, undefined])
  })

  test('a list is edited, saved and played', async () => {
    const account = await givenPayer()
    const { id } = await givenList({ as: account, signs: ['Hund', 'Katze'] })
    const page = await openOldPage(editorPath(id), { as: account })
    await addField(page).pressSequentially('Apfel')
    await page.keyboard.press('Enter')
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze', 'Apfel'])
    await expectSaved(page)
    await expect(storedSigns(account, id)).resolves.toEqual(['Hund', 'Katze', 'Apfel'])
    await page.goto(`/app/lernliste/${id}`)
    await card(page).waitFor()
    await pressForNext(page, 'Enter')
  })

  test('the menu of the account opens over everything, and closes by Escape and by a click beside it', async () => {
    const page = await openOldPage('/app/hilfe', { as: 'einzel', width: 390, height: 560 })
    const button = page.getByRole('button', { name: /Konto von/ })
    const signOut = page.getByRole('button', { name: 'Abmelden' })
    expect(await signOut.isVisible()).toBe(false)
    await button.click()
    // Playwright clicks what nothing lies over.
    await signOut.click({ trial: true })
    await page.keyboard.press('Escape')
    await signOut.waitFor({ state: 'hidden' })
    expect(await page.locator(':focus').getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await signOut.waitFor()
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } })
    await signOut.waitFor({ state: 'hidden' })
    await button.click()
    const help = page.getByRole('navigation', { name: 'Konto' }).getByRole('link', { name: 'Hilfe' })
    await help.press('Enter')
    await signOut.waitFor({ state: 'hidden' })
    expect(await page.locator(':focus').getAttribute('aria-expanded')).toBe('false')
  })

  test('a print template and a custom sign are edited', async () => {
    const account = await givenPayer()
    const page = await openOldPage('/app/dokumente', { as: account })
    await beginDocument(page, 'Meine Gebärden', 'Alter Browser')
    await page.getByText('Gespeichert', { exact: true }).first().waitFor()
    const { id } = await givenCustomSign(account, { objects: [] })
    await page.goto(customSignPath(id))
    await canvas(page).waitFor()
  })
})

const LOAD_CHECK = readFileSync(join(import.meta.dirname, '../web/dist/load-check.js'), 'utf8')
const OLD = `CSS.supports = () => false`

/** A page that has the script of every page, and this one in place of the app. */
const openStartPage = (app: string, before = ''): Promise<Page> =>
  browser.openPage('/start-test', {
    prepare: (page) =>
      page.route('**/start-test*', async (route) => {
        const path = new URL(route.request().url()).pathname
        if (path.endsWith('-app.js')) return route.fulfill({ contentType: 'text/javascript', body: app })
        const body = `<!doctype html><html lang="de"><title>Start</title><script>${before}</script><script>${LOAD_CHECK}</script>
          <div id="root"></div><script type="module" src="/start-test-app.js"></script>`
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      }),
  })

const TOO_OLD = 'Dein Browser ist zu alt für diese Seite'
const FAILED = 'Die Seite konnte nicht starten'

const removeWeakMap = (blank: Page) => blank.addInitScript(`${OLD}; window.WeakMap = undefined`)

describe('where the app cannot start', () => {
  test.each([
    ['a function that an old browser lacks', 'Map.groupByNothing([])', OLD, TOO_OLD],
    ['syntax that an old browser cannot read', 'const a = @;', OLD, TOO_OLD],
    ['a promise that fails in an old browser', 'Promise.reject(new Error("x"))', OLD, TOO_OLD],
    ['a browser that knows no modules', '', 'delete HTMLScriptElement.prototype.noModule', TOO_OLD],
    ['an exception in a new browser', 'throw new Error("x")', '', FAILED],
    ['a promise that fails in a new browser', 'Promise.reject(new Error("x"))', '', FAILED],
  ])('%s is followed by a sentence that helps', async (_, app, before, heading) => {
    const page = await openStartPage(app, before)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await page.getByRole('button', { name: 'Neu laden' }).count()).toBe(heading === FAILED ? 1 : 0)
    if (heading === TOO_OLD) await page.getByText(`iOS ${BASELINE.ios}`).waitFor()
    browser.expectFaults(/^page error/)
  })

  test('what is on the screen already stays there', async () => {
    const page = await openStartPage(
      'document.getElementById("root").textContent = "Die Seite"; setTimeout(() => { document.title = "Danach" }); throw new Error("x")',
    )
    await eventually(() => page.title()).toBe('Danach')
    expect(await page.locator('body').innerText()).toBe('Die Seite')
    browser.expectFaults(/^page error/)
  })

  test('the app itself says so when a function is missing at its start', async () => {
    const page = await browser.openPage('/login', { prepare: removeWeakMap })
    await page.getByRole('heading', { level: 1, name: TOO_OLD }).waitFor()
    browser.expectFaults(/^page error/)
  })

  test('a page that the server has rendered can be read all the same', async () => {
    const page = await browser.openPage('/gebaerden/hallo', { prepare: removeWeakMap })
    await page.getByRole('heading', { level: 1, name: 'hallo' }).waitFor()
    expect(await page.getByRole('figure', { name: 'Video: hallo' }).locator('video').getAttribute('controls')).toBe('')
    browser.expectFaults(/^page error/)
  })
})
