import type { Page } from 'playwright-core'

/** For `prepare`: a clock of the page's own. It runs as any other until it is moved or stopped, for all pages of the context. */
export const installClock = (page: Page): Promise<void> => page.clock.install()

/** So much time passes at once, and what was due meanwhile happens. A test does not wait for what the product does after a while. */
export const passTime = (page: Page, milliseconds: number): Promise<void> => page.clock.fastForward(milliseconds)

/** From now on nothing happens by itself: only `passTime` moves the clock. */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate<number>('Date.now()')
  // A clock is not set back, and it has gone on since it was read.
  await page.clock.pauseAt(now + A_MOMENT_MS)
}

const A_MOMENT_MS = 1_000
