import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launchChromium } from './chromium.ts'
import { FOR_TESTS } from './chromium-options.ts'
import { findChanges } from './demo-accounts.ts'
import { PATIENCE_MS } from './eventually.ts'
import { watchRequests } from './page-requests.ts'
import { getAccessToken, type Person } from './person.ts'
import { translatePage, translatorToTry } from './translate-page.ts'

export type PageOptions = {
  /** Who is signed in; absent: a visitor. */
  readonly as?: Person
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** A screen for fingers instead of a mouse. */
  readonly isTouch?: boolean
  /** A browser that runs no scripts. */
  readonly isScriptless?: boolean
  /** Nobody uses the page yet: one from the server does not load the app then (decision 0061). */
  readonly isUntouched?: boolean
  /** The page may store the app on its device, which loads all of it: only for journeys about that. */
  readonly hasServiceWorker?: boolean
  /** Runs on the blank page, before the address is opened: sets a clock, answers a route, counts requests. */
  readonly prepare?: (page: Page) => unknown
}

const TOKEN_KEY = 'gebaerdenraum-token'
const FIRST_SIZE = { width: 1280, height: 800 } as const
/** What a browser logs of an answer that refuses; the page tells of it in its own words. */
export const REFUSED_CALL = /Failed to load resource/

let running: Promise<Browser> | undefined

/**
 * The browser of this worker, whose files share one process: a page has a context of its own, which shares nothing with others.
 * It ends with the process. One that has crashed is replaced, so that only the test before fails.
 */
const openBrowser = (): Promise<Browser> => {
  running ??= launchChromium(FOR_TESTS).then(
    (browser) => browser.once('disconnected', forgetBrowser),
    (error: unknown) => {
      forgetBrowser()
      throw error
    },
  )
  return running
}

const forgetBrowser = (): void => {
  running = undefined
}

/**
 * Pages for one test file. Every page is watched: what it throws, logs as an error, or asks the server for in vain
 * fails the test, unless the test says that it expects it.
 */
export const useBrowser = () => {
  const contexts: BrowserContext[] = []
  let shared: { readonly key: string; readonly page: Page } | undefined
  const faults: string[] = []
  const expected: RegExp[] = []
  const cleanUps: (() => unknown)[] = []

  beforeAll(async () => void (await openBrowser()))
  const closeShared = async (): Promise<void> => {
    const context = shared?.page.context()
    shared = undefined
    // It may have crashed.
    await context?.close().catch(() => undefined)
  }
  afterAll(closeShared)
  afterEach(async ({ task }) => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    for (const cleanUp of cleanUps) await cleanUp()
    const patterns = expected.splice(0)
    const unexpected = faults.splice(0).filter((fault) => !patterns.some((pattern) => pattern.test(fault)))
    // A second try, and the tests that follow, begin with a new page.
    if (unexpected.length > 0 || task.result?.state === 'fail') await closeShared()
    // As one text: a summary shows it whole.
    expect(unexpected.join('\n')).toBe('')
  })

  const open = async (path: string, options: PageOptions, isShared: boolean): Promise<Page> => {
    const {
      as,
      width = FIRST_SIZE.width,
      height = FIRST_SIZE.height,
      colorScheme = 'light',
      reducedMotion = 'no-preference',
      isTouch = false,
      isScriptless = false,
      isUntouched = false,
      hasServiceWorker = false,
      prepare,
    } = options
    const browser = await openBrowser()
    const context = await browser.newContext({
      baseURL: inject('appUrl'),
      viewport: { width, height },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      colorScheme,
      reducedMotion,
      hasTouch: isTouch,
      isMobile: isTouch,
      javaScriptEnabled: !isScriptless,
      serviceWorkers: hasServiceWorker ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
      extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    })
    if (!isShared) contexts.push(context)
    context.setDefaultTimeout(PATIENCE_MS)
    const token = as ? getAccessToken(as) : null
    if (isShared) await context.addInitScript(beginAgain, [TOKEN_KEY, token] as const)
    else if (token) await context.addInitScript(keepToken, [TOKEN_KEY, token] as const)
    if (!isUntouched) await context.addInitScript(touchPage)
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`)
    })
    if (typeof as === 'string') page.on('request', (request) => faults.push(...findSignOut(as, request)))
    page.on('request', (request) => faults.push(...findChanges(as, request)))
    watchRequests(page)
    if (translatorToTry) await translatePage(page, translatorToTry, '')
    await prepare?.(page)
    await page.goto(path)
    return page
  }

  return {
    openPage: (path: string, options: PageOptions = {}): Promise<Page> => open(path, options, false),
    /**
     * The page of this key at another address, as if it were new: with empty stores and in the first size. It takes half of
     * the work of a new page, whose process compiles the whole app. For tests that only look. There is one at a time: another
     * key, and a test that fails, close it.
     */
    async openShared(key: string, path: string, options: PageOptions = {}): Promise<Page> {
      if (shared?.key !== key) await closeShared()
      shared ??= { key, page: await open('about:blank', options, true) }
      const { page } = shared
      await page.mouse.move(0, 0)
      await page.setViewportSize({ ...FIRST_SIZE })
      await page.goto(path)
      return page
    },
    /**
     * Runs after each test, when its pages are closed: a page that still asks for what was removed, or a server that has
     * ended, would fail the test.
     */
    afterEach(cleanUp: () => unknown): void {
      cleanUps.push(cleanUp)
    },
    /** Faults that the test provokes. A browser may log one after the test has seen its effect. */
    expectFaults(pattern: RegExp): void {
      expected.push(pattern)
    },
  }
}

/** Every visitor comes from an address of his own: all from one would meet the limits meant for one. */
export const someAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Other files use the same sign-in: a journey that ends one makes an account of its own. */
const findSignOut = (as: string, request: Request): readonly string[] =>
  request.method() === 'DELETE' && request.url().includes('/api/authentication') ? [`${as} was signed out for all`] : []

/** Runs in the page before its own scripts; only the first time, so that signing out lasts. */
const keepToken = ([key, token]: readonly [string, string]): void => {
  if (sessionStorage.getItem('token-kept')) return
  sessionStorage.setItem('token-kept', 'true')
  localStorage.setItem(key, token)
}

/** Runs in the page before its own scripts: as if a finger touched it as soon as it is there. */
const touchPage = (): void => {
  const frame = globalThis as unknown as EventTarget
  frame.addEventListener('DOMContentLoaded', () => void frame.dispatchEvent(new Event('touchstart')))
}

/** Runs in a shared page before its own scripts, at each address. */
const beginAgain = ([key, token]: readonly [string, string | null]): void => {
  const frame = globalThis as unknown as { readonly top: unknown; readonly location: { readonly protocol: string } }
  if (frame.top !== frame || !frame.location.protocol.startsWith('http')) return
  localStorage.clear()
  sessionStorage.clear()
  if (token !== null) localStorage.setItem(key, token)
}
