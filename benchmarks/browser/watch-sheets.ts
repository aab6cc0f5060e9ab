import type { Watch } from './open-watched-page.ts'

/** What a page with sheets of paper is asked for. */
export type SheetWatch = {
  /** Whether the first sheet shows so many pictures. */
  isShown(pictures: number): boolean
  /** The time from the next press of Enter until the first sheet shows so many pictures, in milliseconds. */
  nextSheet(pictures: number): Promise<number>
  /** Begins to note how long frames take. */
  beginFrames(): void
  /** The time between frames since then, in milliseconds. */
  endFrames(): readonly number[]
}

/** Enter as the browser dates it; a sheet is shown once the frame with its pictures was drawn. */
export const watchSheets: Watch = (afterNextFrame) => {
  const page = globalThis as unknown as PageGlobals
  let frames: number[] = []
  let isNoting = false

  const note = (at: number): void => {
    if (!isNoting) return
    frames.push(at)
    page.requestAnimationFrame(note)
  }
  const isShown = (pictures: number): boolean => {
    const sheet = page.document.querySelector('[data-paper]')
    const images = sheet ? Array.from(sheet.querySelectorAll('img')) : []
    return images.length >= pictures && images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  }

  page.sheetWatch = {
    isShown,
    nextSheet: (pictures) =>
      new Promise((resolve) => {
        const look = (pressedAt: number): void => {
          if (isShown(pictures)) afterNextFrame(() => resolve(performance.now() - pressedAt))
          else afterNextFrame(() => look(pressedAt))
        }
        const begin = (event: { readonly timeStamp: number }) => look(event.timeStamp)
        page.addEventListener('keydown', begin, { capture: true, once: true })
      }),
    beginFrames: () => {
      frames = []
      isNoting = true
      page.requestAnimationFrame(note)
    },
    endFrames: () => {
      isNoting = false
      return frames.slice(1).map((at, index) => at - (frames[index] ?? at))
    },
  }
}

/** As much of a browser as is used here: this program is otherwise one for Node.js. */
type PageGlobals = {
  readonly document: { querySelector(selector: string): Sheet | null }
  requestAnimationFrame(draw: (at: number) => void): void
  addEventListener(kind: 'keydown', listener: (event: { readonly timeStamp: number }) => void, options: object): void
  sheetWatch: SheetWatch
}
type Sheet = {
  querySelectorAll(selector: 'img'): ArrayLike<{ readonly complete: boolean; readonly naturalWidth: number }>
}
