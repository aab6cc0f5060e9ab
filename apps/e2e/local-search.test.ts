import type { MissedSearch } from '@gebaerdenraum/domain/catalogue/missed-searches.contract'
import type { Page as Found } from '@gebaerdenraum/domain/kernel/contract'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { foundSigns } from './search-page.ts'

const browser = useBrowser()
const me = useOwnAccount()
/** What the browser logs of every call that has no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/

const field = (page: Page) => page.getByRole('searchbox', { name: 'Gebärde suchen' })
const readSlugs = (page: Page): Promise<string[]> =>
  foundSigns(page)
    .locator('> a')
    .evaluateAll((links) => links.map((link) => link.href.split('/').at(-1)))

/** The calls of the API that a page makes, also in its worker, as `GET signs`. */
const watchCalls = (page: Page): string[] => {
  const calls: string[] = []
  page.context().on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice('/api/'.length)}`)
  })
  return calls
}

/** How often the operator sees that a text was searched in vain. */
const readCount = async (text: string): Promise<number | undefined> => {
  const path = `missed-searches?search=${encodeURIComponent(text)}`
  const { data } = (await callAs('admin', 'GET', path)) as unknown as Found<MissedSearch>
  return data.find((missed) => missed.text === text)?.count
}

/** Of the cards of signs that were never shown before; the browser has the pictures of the others. */
const countPictures = (page: Page, shown: ReadonlySet<string>) =>
  foundSigns(page).evaluateAll(
    (cards, before) => {
      const pictures = cards
        .filter((card) => !before.includes(card.querySelector('a').href.split('/').at(-1)))
        .flatMap((card) => [...card.querySelectorAll('img')])
      return {
        broken: pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
        loaded: pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
      }
    },
    [...shown],
  )

/** Each is searched once only: what was found before is remembered by the page. */
const SYLLABLES = [...'bdfghklmnrstw'].flatMap((consonant) => [...'aeiou'].map((vowel) => consonant + vowel))

/** Types until something is found without a call: the catalogue is on the device then. */
const waitUntilLoaded = async (page: Page, calls: string[], shown = new Set<string>()): Promise<void> => {
  const syllables = [...SYLLABLES]
  await eventually(async () => {
    calls.length = 0
    const syllable = syllables.shift()
    await field(page).fill(String(syllable))
    // The address follows the results.
    await eventually(() => page.url()).toMatch(new RegExp(`search=${syllable}$`))
    for (const slug of await readSlugs(page)) shown.add(slug)
    return calls
  }).toEqual([])
}

type Loaded = { readonly page: Page; readonly calls: string[]; readonly shown: Set<string> }

const openLoaded = async (): Promise<Loaded> => {
  const page = await browser.openPage('/app/suche', { as: me })
  const calls = watchCalls(page)
  await foundSigns(page).first().waitFor()
  const shown = new Set(await readSlugs(page))
  await waitUntilLoaded(page, calls, shown)
  calls.length = 0
  return { page, calls, shown }
}

describe('a search of a licensed account', () => {
  test('calls nobody while it is typed, and finds without a network', async () => {
    const { page, calls, shown } = await openLoaded()
    await field(page).fill('')
    await field(page).pressSequentially('elefant')
    await eventually(async () => (await readSlugs(page))[0]).toBe('elefant')
    await eventually(() => page.url()).toContain('search=elefant')
    expect(calls).toEqual([])

    await page.context().setOffline(true)
    await field(page).fill('hund')
    await eventually(async () => (await readSlugs(page))[0]).toBe('hund')
    await field(page).fill('')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('button', { name: 'Verb', exact: true }).click()
    await eventually(async () => (await readSlugs(page))[0]).toBe('abbiegen')
    for (const slug of await readSlugs(page)) shown.add(slug)
    await page.getByRole('button', { name: 'Seite 2', exact: true }).click()
    await eventually(async () => (await readSlugs(page)).includes('abbiegen')).toBe(false)
    expect((await readSlugs(page)).length).toBeGreaterThan(0)
    expect(calls).toEqual([])
    await eventually(async () => (await readSlugs(page)).some((slug) => !shown.has(slug))).toBe(true)
    await eventually(() => countPictures(page, shown)).toMatchObject({ broken: 0, loaded: 0 })
    await page.context().setOffline(false)
    await eventually(async () => (await countPictures(page, shown)).loaded).toBeGreaterThan(0)
    browser.expectFaults(NO_NETWORK)
  })

  test('has the catalogue from the device at the next visit', async () => {
    const { page } = await openLoaded()
    const contents: string[] = []
    page.context().on('request', (request) => void contents.push(...(/search-index\/.*/.exec(request.url()) ?? [])))
    await page.goto('/app/suche')
    await foundSigns(page).first().waitFor()
    await waitUntilLoaded(page, watchCalls(page))
    expect(contents).toEqual([])
  })

  test('shows a favourite that was just added', async () => {
    const { page } = await openLoaded()
    const heart = page.getByRole('button', { name: 'Favorit: Hund', exact: true })
    await field(page).fill('hund')
    const added = page.waitForResponse((it) => it.url().includes('/api/favorites') && it.status() === 201)
    await heart.click()
    await added
    await field(page).fill('hun')
    await eventually(() => page.url()).toMatch(/search=hun$/)
    await eventually(() => heart.getAttribute('aria-pressed')).toBe('true')
  })

  test('asks the server for what it did not find, once the typing rests', async () => {
    const { page, calls } = await openLoaded()
    const text = unusedName('Quarzkristall')
    await field(page).fill(text)
    await eventually(() => calls).toEqual(['GET signs'])
    await eventually(() => readCount(text.toLowerCase())).toBe(1)
  })

  test('leaves nothing on the device when the account signs out', async () => {
    const page = await browser.openPage('/app/suche', { as: await givenPayer() })
    await foundSigns(page).first().waitFor()
    await waitUntilLoaded(page, watchCalls(page))
    await eventually(() => page.evaluate(READ_STORED)).not.toEqual([])
    await page.getByRole('button', { name: /Konto von/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor()
    await eventually(() => page.evaluate(READ_STORED)).toEqual([])
  })

  test('leaves nothing on the device when its sign-in has ended before the next visit', async () => {
    const account = await givenPayer()
    const page = await browser.openPage('/app/suche', { as: account })
    await foundSigns(page).first().waitFor()
    await waitUntilLoaded(page, watchCalls(page))
    await callAs(account, 'DELETE', 'authentication')
    await page.goto('/')
    await eventually(() => page.evaluate(READ_STORED)).toEqual([])
    browser.expectFaults(/401/)
  })
})

/** The keys of the catalogue on the device. */
const READ_STORED = `new Promise((resolve, reject) => {
  const opened = indexedDB.open('gebaerdenraum-search')
  opened.onerror = reject
  opened.onsuccess = () => {
    const keys = opened.result.transaction('catalogue').objectStore('catalogue').getAllKeys()
    keys.onsuccess = () => resolve(keys.result)
    keys.onerror = reject
  }
})`
