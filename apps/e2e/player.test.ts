import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import type { Person } from './person.ts'

const browser = useBrowser()
const FRAME_S = 1 / 25

const openFilm = async (options: { readonly as?: Person; readonly reducedMotion?: 'reduce' } = {}): Promise<Page> => {
  const page = await browser.openPage('/app/gebaerden/hallo', { as: 'mitglied', ...options })
  await eventually(() => film(page).evaluate((video) => video.readyState)).toBeGreaterThanOrEqual(2)
  return page
}
const openPausedFilm = async (as: Person = 'mitglied'): Promise<Page> => {
  const page = await openFilm({ as, reducedMotion: 'reduce' })
  // The keys of the player work wherever in the view the focus is.
  await page.getByRole('heading', { level: 1 }).click()
  return page
}
const film = (page: Page) => page.locator('video')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const timeOf = (page: Page): Promise<number> => film(page).evaluate((video) => video.currentTime)
const isPaused = (page: Page): Promise<boolean> => film(page).evaluate((video) => video.paused)
const frameOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Zeitleiste' }).getAttribute('aria-valuenow')) - 1

type Shown = { readonly frame: number; readonly picture: number; readonly timeS: number }

/** One step by key: the frame that then reaches the screen, its picture as a number, and what the film's clock says. */
const step = async (page: Page, key: '.' | ','): Promise<Shown> => {
  await film(page).evaluate(
    (video, from) => {
      const canvas = video.ownerDocument.createElement('canvas')
      canvas.width = 240
      canvas.height = 180
      const context = canvas.getContext('2d', { willReadFrequently: true })
      video.nextShown = new Promise((resolve) => {
        const onFrame = (_now: number, { mediaTime }: { mediaTime: number }) => {
          const frame = Math.round(mediaTime * 25)
          // The frame that is left may still be on its way to the screen.
          if (frame === from) return video.requestVideoFrameCallback(onFrame)
          context.drawImage(video, 0, 0, canvas.width, canvas.height)
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
          const picture = data.reduce((hash: number, value: number) => (Math.imul(hash, 31) + value) | 0, 7)
          resolve({ frame, picture, timeS: video.currentTime })
        }
        video.requestVideoFrameCallback(onFrame)
      })
    },
    await frameOf(page),
  )
  await page.keyboard.press(key)
  return film(page).evaluate((video) => video.nextShown)
}

describe('the film', () => {
  test('plays by itself, muted and repeated, stops and goes on by the space bar', async () => {
    const page = await openFilm()
    const start = await timeOf(page)
    await eventually(() => timeOf(page)).not.toBe(start)
    await expect(film(page).evaluate(({ muted, loop }) => ({ muted, loop }))).resolves.toEqual({
      muted: true,
      loop: true,
    })
    await eventually(() => isPaused(page)).toBe(false)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Space')
    await eventually(() => isPaused(page)).toBe(true)
    await button(page, 'Abspielen').waitFor()
    const stopped = await timeOf(page)
    await page.keyboard.press('Space')
    await eventually(() => timeOf(page)).not.toBe(stopped)
  })

  test('that could not be loaded says so, comes when it is tried again, and stands still where less motion is wanted', async () => {
    const page = await browser.openPage('/app/gebaerden/oma', {
      as: 'mitglied',
      reducedMotion: 'reduce',
      prepare: (blank) => blank.route('**/signVideo/**', (route) => route.abort()),
    })
    await page.getByText('Das Video konnte nicht geladen werden.').waitFor()
    await page.unroute('**/signVideo/**')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await eventually(() => film(page).evaluate((video) => video.readyState)).toBeGreaterThanOrEqual(2)
    await button(page, 'Abspielen').waitFor()
    expect(await timeOf(page)).toBeLessThan(FRAME_S)
    await button(page, 'Abspielen').click()
    await eventually(() => timeOf(page)).toBeGreaterThan(FRAME_S)
    browser.expectFaults(REFUSED_CALL)
  })
})

test('single frames are one twenty-fifth of a second apart, show a moving hand, the same on the way back, and end', async () => {
  const page = await openPausedFilm()
  await page.keyboard.press(',')
  expect(await frameOf(page)).toBe(0)
  expect((await step(page, '.')).frame).toBe(1)

  const line = page.getByRole('slider', { name: 'Zeitleiste' })
  await line.press('PageUp')
  await eventually(() => frameOf(page)).toBe(11)
  const forwards: Shown[] = []
  while (forwards.length < 15) forwards.push(await step(page, '.'))
  expect(forwards.map(({ frame }) => frame)).toEqual(forwards.map((_, index) => 12 + index))
  for (const [index, { timeS }] of forwards.slice(1).entries()) {
    expect(Math.abs(timeS - forwards[index]!.timeS - FRAME_S)).toBeLessThan(0.005)
  }
  expect(new Set(forwards.map(({ picture }) => picture)).size).toBeGreaterThan(5)
  const backwards: Shown[] = []
  while (backwards.length < 14) backwards.push(await step(page, ','))
  expect(backwards).toEqual(forwards.slice(0, -1).toReversed())

  await line.press('End')
  const last = Number(await line.getAttribute('aria-valuemax')) - 1
  await eventually(() => frameOf(page)).toBe(last)
  await page.keyboard.press('.')
  expect(await frameOf(page)).toBe(last)
})

test('speed, mirror and repetition are changed by keys, and last over a reload', async () => {
  const page = await openPausedFilm(await givenPayer())
  const speed = (text: string) => page.getByText(text, { exact: true }).waitFor()
  const matrix = () => film(page).evaluate((video) => video.ownerDocument.defaultView.getComputedStyle(video).transform)
  await page.keyboard.press('ArrowDown')
  await speed('0,75×')
  expect(await film(page).evaluate((video) => video.playbackRate)).toBe(0.75)
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown')
  await speed('0,25×')
  await expect(button(page, 'Langsamer').isDisabled()).resolves.toBe(true)
  await page.keyboard.press('ArrowUp')
  await speed('0,5×')
  await page.keyboard.press('m')
  await page.keyboard.press('l')
  await eventually(matrix).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  await eventually(() => button(page, 'Wiederholen').getAttribute('aria-pressed')).toBe('false')

  await page.reload()
  await speed('0,5×')
  await eventually(() => film(page).evaluate((video) => video.playbackRate)).toBe(0.5)
  await eventually(matrix).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  await eventually(() => film(page).evaluate((video) => video.loop)).toBe(false)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('m')
  await page.keyboard.press('l')
  await eventually(matrix).toBe('none')
  await eventually(() => film(page).evaluate((video) => video.loop)).toBe(true)
})

describe('a loop from A to B', () => {
  test('jumps from its end to its start, again and again', async () => {
    const page = await openPausedFilm()
    const line = page.getByRole('slider', { name: 'Zeitleiste' })
    await line.press('PageUp')
    await page.keyboard.press('i')
    await line.press('PageUp')
    await eventually(() => frameOf(page)).toBe(20)
    await page.keyboard.press('o')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Space')
    await eventually(() => frameOf(page)).toBeGreaterThan(10)
    // How soon it jumps after the last frame is a matter of `playback.test.ts`: a busy machine shows some more frames.
    const jumps = await watchJumps(page, 3)
    expect(jumps.map(({ to }) => to)).toEqual([10, 10, 10])
    for (const { from } of jumps) expect(from).toBeGreaterThan(20)
    await button(page, 'Schleife aufheben').click()
    await eventually(() => frameOf(page)).toBeGreaterThan(25)
  })
})

/** The next jumps of the playing film: the frame that was shown last before it, and the frame it leads to. */
const watchJumps = (page: Page, count: number): Promise<{ readonly from: number; readonly to: number }[]> =>
  film(page).evaluate(
    (video, wanted) =>
      new Promise((resolve) => {
        const frameAt = (timeS: number) => Math.floor((timeS + 0.001) * 25)
        const jumps: { from: number; to: number }[] = []
        let shown: number | null = null
        const onFrame = (_now: number, { mediaTime }: { mediaTime: number }) => {
          shown = frameAt(mediaTime)
          video.requestVideoFrameCallback(onFrame)
        }
        video.requestVideoFrameCallback(onFrame)
        video.addEventListener('seeking', () => {
          if (shown !== null) jumps.push({ from: shown, to: frameAt(video.currentTime) })
          if (jumps.length === wanted) resolve(jumps)
        })
      }),
    count,
  )
