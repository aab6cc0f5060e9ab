import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** The list player as somebody in front of it sees it. */
export const card = (page: Page) => page.locator('article[data-current]')

export const cardId = (page: Page): Promise<string | null> => card(page).getAttribute('data-sign')

/** Waits until the film of the shown card could play. */
export const filmIsReady = (page: Page) =>
  eventually(() =>
    card(page)
      .locator('video')
      .evaluate((film) => film.readyState),
  ).toBeGreaterThanOrEqual(2)

export const progress = (page: Page): Promise<string | null> =>
  page.getByRole('progressbar', { name: 'Fortschritt' }).getAttribute('aria-valuetext')

/** Presses a key and waits until another card is shown. */
export const pressForNext = async (page: Page, key: string): Promise<void> => {
  const before = await cardId(page)
  await page.keyboard.press(key)
  await eventually(() => cardId(page)).not.toBe(before)
}

export const answerAll = async (page: Page, count: number): Promise<void> => {
  for (let answered = 1; answered < count; answered += 1) await pressForNext(page, 'Enter')
  await page.keyboard.press('Enter')
}

export const endTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Waits until the browser has all media of the list. The server makes each film on first demand, several seconds of work. */
export const waitUntilLoaded = (page: Page) =>
  page.getByText('Gespeichert, geht auch offline').waitFor({ state: 'attached', timeout: 45_000 })
