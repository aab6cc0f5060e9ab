/** What the page is asked for: the time of the next answer by key until the next card could play, in milliseconds. */
export type CardWatch = { nextCard(): Promise<number> }

/**
 * Runs inside the page, before its own scripts; nothing outside of the function exists there. From the key stroke, as
 * the browser dates it, until another card is the shown one, its film could play on (`HAVE_FUTURE_DATA`) and the frame
 * with it was drawn: a message sent from a frame's callback is handled after that frame.
 */
export const watchCard = (): void => {
  const page = globalThis as unknown as PageGlobals
  const HAVE_FUTURE_DATA = 3
  const shown = () => page.document.querySelector('[data-sign][data-current]')
  const canPlay = (card: Card | null) => (card?.querySelector('video')?.readyState ?? 0) >= HAVE_FUTURE_DATA
  const afterNextFrame = (done: () => void): void => {
    page.requestAnimationFrame(() => {
      const { port1, port2 } = new page.MessageChannel()
      port1.onmessage = () => {
        port1.close()
        done()
      }
      port2.postMessage(null)
    })
  }

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
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: () => void; close(): void }
    readonly port2: { postMessage(message: null): void }
  }
  requestAnimationFrame(draw: () => void): void
  addEventListener(kind: 'keydown', listener: (event: { readonly timeStamp: number }) => void, options: object): void
  cardWatch: CardWatch
}
