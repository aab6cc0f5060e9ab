import type { Browser, Page } from 'playwright-core'
import { type AfterNextFrame, afterNextFrame } from './after-next-frame.ts'

/** Runs inside the page, before its own scripts; nothing outside of it exists there but what it is given. */
export type Watch = (afterNextFrame: AfterNextFrame) => void

type Wanted = {
  readonly url: string
  readonly token: string
  readonly watch: Watch
  readonly patienceMs: number
}

/** A page of a signed-in person with something that watches it. */
export const openWatchedPage = async (browser: Browser, { url, token, watch, patienceMs }: Wanted): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' })
  context.setDefaultTimeout(patienceMs)
  await context.addInitScript((value) => localStorage.setItem('gebaerdenraum-token', value), token)
  await context.addInitScript({ content: `(${watch})(${afterNextFrame})` })
  const page = await context.newPage()
  await page.goto(url)
  return page
}
