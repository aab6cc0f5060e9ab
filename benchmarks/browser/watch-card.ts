import type { Watch } from './open-watched-page.ts'

/** What the page is asked for: the time of the next answer by key until the next card could play, in milliseconds. */
export type CardWatch = { nextCard(): Promise<number> }

/**
 * From the key stroke, as the browser dates it, until another card is the shown one, its film could play on
 * (`HAVE_FUTURE_DATA`) and the frame with it was drawn.
 */
export const watchCard: Watch = (afterNextFrame) => {
  const page = globalThis as unknown as PageGlobals
  const HAVE_FUTURE_DATA = 3
  const shown = () => page.document.querySelector('[data-sign][data-current]')
  const canPlay = (card: Card | null) => (card?.querySelector('video')?.readyState ?? 0) >= HAVE_FUTURE_DATA
  page.cardWatch = {
    nextCard: () =>
      new Promise((resolve) => {
        const before = shown()?.getAttribute('data-sign')
        const look = (pressedAt: number): void => {
          const card = shown()
          const isNext = card !== null && card.getAttribute('data-sign') !== before
          if (isNext && canPlay(card)) resolve(performance.now() - pressedAt)
          else afterNextFrame(() => look(pressedAt))
        }
        const begin = (event: { readonly timeStamp: number }) => afterNextFrame(() => look(event.timeStamp))
        page.addEventListener('keydown', begin, { capture: true, once: true })
      }),
  }
}

/** As much of a browser as is used here: this program is otherwise one for Node.js. */
type Card = {
  getAttribute(name: string): string | null
  querySelector(selector: 'video'): { readonly readyState: number } | null
}
type PageGlobals = {
  readonly document: { querySelector(selector: string): Card | null }
  addEventListener(kind: 'keydown', listener: (event: { readonly timeStamp: number }) => void, options: object): void
  cardWatch: CardWatch
}
