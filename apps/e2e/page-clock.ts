import type { Page } from 'playwright-core'

/** Replaces the clock of a page and of the others in its context; pass it as `prepare`. It runs until it is moved or stopped. */
export const installClock = (page: Page): Promise<void> => page.clock.install()

/** So much time passes at once, and what was due meanwhile happens. A test does not wait for what the product does after a while. */
export const passTime = (page: Page, milliseconds: number): Promise<void> => page.clock.fastForward(milliseconds)

/**
 * From now on nothing happens by itself: only `passTime` moves the clock. What is due within the next second happens first.
 * What TanStack Query has loaded is shown only when the clock is moved.
 */
export const stopClock = async (page: Page): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const now = await page.evaluate<number>('Date.now()')
    try {
      await page.clock.pauseAt(now + A_MOMENT_MS)
      return
    } catch (error) {
      // A clock is not set back, and on a busy machine it has gone on for more than a moment since it was read.
      if (attempt === ATTEMPTS || !String(error).includes('to the past')) throw error
    }
  }
}

const A_MOMENT_MS = 1_000
const ATTEMPTS = 5
