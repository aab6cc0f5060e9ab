import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { type GivenList, givenList, learnedOf } from './given-list.ts'
import { editorPath, toast } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import type { Person } from './person.ts'
import { card, endTitle, filmIsReady, pressForNext } from './player-page.ts'
import { useProxyAddress } from './proxy-address.ts'
import { foundSigns } from './search-page.ts'

const browser = useBrowser()
const me = useOwnAccount()
/** What the browser logs of every call that has no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Failed to (load|fetch)|PageLoadError/

const found = (page: Page, slug: string) => foundSigns(page).locator(`> a[href$="/${slug}"]`)

/** The keys in a database of the page, of all its stores. */
const storedKeys = (page: Page, database: string): Promise<readonly string[]> =>
  page.evaluate(`(async () => {
    const finish = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result) })
    const database = await finish(indexedDB.open('${database}'))
    const names = [...database.objectStoreNames]
    const keys = names.length === 0 ? [] : await finish(database.transaction(names).objectStore(names[0]).getAllKeys())
    database.close()
    return keys
  })()`)

/** The page of a list that was made available, with the whole app on the device. */
const openStored = async (list: GivenList, as: Person = me): Promise<Page> => {
  const page = await browser.openPage(editorPath(list.id), { as, hasServiceWorker: true, reducedMotion: 'reduce' })
  await store(page, list)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await eventually(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  // The catalogue for the search comes last.
  await eventually(() => storedKeys(page, 'gebaerdenraum-search')).toEqual(['content'])
  return page
}

/** Makes the list of the page available. */
const store = async (page: Page, { name }: GivenList): Promise<void> => {
  await page.getByRole('button', { name: `Weitere Aktionen für „${name}“` }).click()
  await page.getByRole('menuitem', { name: 'Offline verfügbar machen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offline verfügbar' })
  await dialog.getByText(/^\d Gebärden?, etwa \d/).waitFor()
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Auf dieses Gerät laden' }).click()
  await toast(page, `„${name}“ ist jetzt offline verfügbar`).waitFor()
}

describe('without a connection', () => {
  test('the app starts, a stored list is played, and its answers arrive later', async () => {
    const list = await givenList({ as: me, name: 'Unterwegs', signs: 3 })
    const page = await openStored(list)
    await page.context().setOffline(true)
    await page.goto('/app/lernlisten')
    await page.getByRole('link', { name: 'Offline verfügbar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Offline verfügbar' }).waitFor()
    await expectNoFindings(page)
    await page.getByRole('link', { name: `„${list.name}“ lernen` }).click()
    await card(page).waitFor()
    for (let answered = 0; answered < 2; answered += 1) {
      await filmIsReady(page)
      await pressForNext(page, 'Enter')
    }
    await filmIsReady(page)
    await page.keyboard.press('Enter')
    await endTitle(page, 'Geschafft!').waitFor()
    await page.goto('/app/suche')
    await page.getByRole('searchbox', { name: 'Gebärde suchen' }).fill('hund')
    await found(page, 'hund').waitFor()
    expect(await learnedOf(me, list)).toHaveLength(0)
    await page.context().setOffline(false)
    await eventually(() => learnedOf(me, list)).toHaveLength(3)
    browser.expectFaults(NO_NETWORK)
  })

  test('a page whose code is not on the device says so, shows what is, and opens when the connection is back', async () => {
    const list = await givenList({ as: me, name: 'Dabei', signs: 3 })
    const page = await openStored(list)
    await page.context().setOffline(true)
    await page.goto('/app/einstellungen')
    await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor()
    await page.getByRole('link', { name: `„${list.name}“ lernen` }).waitFor()
    await expectNoFindings(page)
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor()
    browser.expectFaults(NO_NETWORK)
  })

  test('a sign of a stored list has its film and its drawing', async () => {
    const page = await openStored(await givenList({ as: me, name: 'Gezeigt', signs: ['Hund', 'Katze', 'Apfel'] }))
    const search = async (): Promise<void> => {
      await page.goto('/app/suche')
      await page.getByRole('searchbox', { name: 'Gebärde suchen' }).fill('hund')
      await found(page, 'hund').waitFor()
    }
    await search()
    await page.context().setOffline(true)
    await search()
    await found(page, 'hund').click()
    await eventually(() =>
      page
        .locator('video')
        .first()
        .evaluate((film) => film.readyState),
    ).toBeGreaterThanOrEqual(2)
    browser.expectFaults(NO_NETWORK)
  })

  test('a server that answers nothing counts as no connection', async () => {
    const list = await givenList({ as: me, name: 'Funkloch', signs: 3 })
    const page = await openStored(list)
    // As a network that swallows everything: calls get no answer at all.
    await page.context().route('**/api/**', () => undefined)
    await page.goto(`/app/lernliste/${list.id}`)
    await card(page).waitFor()
    await filmIsReady(page)
    browser.expectFaults(NO_NETWORK)
  })
})

/** What the browser stores of an account for use without a connection. */
const storedContent = async (page: Page) => ({
  answers: (await storedKeys(page, 'gebaerdenraum-offline')).filter((key) => key !== 'owner').length,
  catalogue: (await storedKeys(page, 'gebaerdenraum-search')).length,
  media: await page.evaluate("caches.has('gebaerdenraum-offline-media')"),
  session: await page.evaluate("localStorage.getItem('gebaerdenraum-session') !== null"),
})
const NOTHING = { answers: 0, catalogue: 0, media: false, session: false }

describe('what is on the device goes', () => {
  test('with the sign-out', async () => {
    const account = await givenPayer()
    const list = await givenList({ as: account, name: 'Abgemeldet', signs: 3 })
    const page = await openStored(list, account)
    expect(await storedContent(page)).toMatchObject({ media: true, session: true })
    await page.getByRole('button', { name: /Konto von/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.waitForURL('**/login')
    await eventually(() => storedContent(page)).toEqual(NOTHING)
  })

  test('when the licence has ended meanwhile, although there is no connection to ask', async () => {
    const page = await openStored(await givenList({ as: me, name: 'Abgelaufen', signs: 3 }))
    await page.evaluate(`(() => {
      const stored = JSON.parse(localStorage.getItem('gebaerdenraum-session'))
      stored.session.offlineUntil = new Date(Date.now() - 1000).toISOString()
      localStorage.setItem('gebaerdenraum-session', JSON.stringify(stored))
    })()`)
    await page.context().setOffline(true)
    await page.goto('/app/offline')
    await page.getByText('Verbinde dich einmal mit dem Internet').waitFor()
    await eventually(() => storedContent(page)).toMatchObject({ answers: 0, catalogue: 0, media: false })
    expect(await page.evaluate("localStorage.getItem('gebaerdenraum-session')")).not.toContain(me.email)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await page.getByText('Noch keine Lernliste ist offline verfügbar.').waitFor()
    browser.expectFaults(NO_NETWORK)
  })

  test('not with what another tab does, which knows nothing of the newest list', async () => {
    const [first, second] = [
      await givenList({ as: me, name: 'Erste', signs: ['Hund'] }),
      await givenList({ as: me, name: 'Zweite', signs: ['Katze'] }),
    ]
    const page = await openStored(first)
    const other = await page.context().newPage()
    await other.goto('/app/offline')
    await other.getByRole('link', { name: `„${first.name}“ lernen` }).waitFor()
    await page.goto(editorPath(second.id))
    await store(page, second)
    await other.getByRole('button', { name: `„${first.name}“ entfernen` }).click()
    await other.getByRole('link', { name: `„${second.name}“ lernen` }).waitFor()
    await page.context().setOffline(true)
    await page.goto(`/app/lernliste/${second.id}`)
    await filmIsReady(page)
    browser.expectFaults(NO_NETWORK)
  })

  test('when a list is taken off', async () => {
    const list = await givenList({ as: me, name: 'Entfernt', signs: 3 })
    const page = await openStored(list)
    await page.goto('/app/offline')
    await page.getByRole('button', { name: `„${list.name}“ entfernen` }).click()
    await page.getByText('Noch keine Lernliste ist offline verfügbar.').waitFor()
    const count = () =>
      page.evaluate(`caches.open('gebaerdenraum-offline-media').then((all) => all.keys()).then((keys) => keys.length)`)
    await eventually(count).toBe(0)
  })
})

test('a device without room says so before anything is loaded', async () => {
  const list = await givenList({ as: me, name: 'Zu groß', signs: 3 })
  const prepare = (page: Page) =>
    page.addInitScript('navigator.storage.estimate = async () => ({ quota: 1000, usage: 999 })')
  const page = await browser.openPage(editorPath(list.id), { as: me, hasServiceWorker: true, prepare })
  await page.getByRole('button', { name: `Weitere Aktionen für „${list.name}“` }).click()
  await page.getByRole('menuitem', { name: 'Offline verfügbar machen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offline verfügbar' })
  await dialog.getByRole('alert').getByText('Auf diesem Gerät ist dafür nicht genug Platz.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Auf dieses Gerät laden' }).isDisabled()).toBe(true)
})

describe('a new version of the app', () => {
  let version = 1
  const address = useProxyAddress('127.0.0.1', (path) =>
    path === '/service-worker.js' ? `\n// version ${version}` : undefined,
  )

  test('is offered, but not while something is edited, and comes with one click', async () => {
    const list = await givenList({ as: me, name: 'Neu', signs: ['Hund'] })
    const page = await browser.openPage(`${address.origin()}/app/lernliste/${list.id}`, {
      as: me,
      hasServiceWorker: true,
    })
    await card(page).waitFor()
    await eventually(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
    version += 1
    const isWaiting = () =>
      page.evaluate(
        'navigator.serviceWorker.getRegistration().then(async (one) => { await one.update(); return one.waiting !== null })',
      )
    await eventually(isWaiting).toBe(true)
    const offer = toast(page, 'Es gibt eine neue Version der App.')
    expect(await offer.count()).toBe(0)
    await page.getByRole('link', { name: 'Schließen' }).click()
    await page.waitForURL('**/app/lernlisten')
    await offer.waitFor()
    const reloaded = page.waitForEvent('framenavigated')
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await reloaded
    expect(await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.waiting)')).toBeNull()
  })
})
