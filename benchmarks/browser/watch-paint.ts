import type { Watch } from './open-watched-page.ts'

/** What the page is asked for: the time of the next key stroke that brings other cards, in milliseconds. */
export type PaintWatch = { nextPaint(): Promise<number> }

/** From the key stroke, as the browser dates it, until other cards are in the document and the frame with them was drawn. */
export const watchPaint: Watch = (afterNextFrame) => {
  const page = globalThis as unknown as PageGlobals
  const cards = (): string =>
    Array.from(page.document.querySelectorAll('[data-sign]'), (card) => card.getAttribute('data-sign')).join()
  page.paintWatch = {
    nextPaint: () =>
      new Promise((resolve) => {
        const before = cards()
        let pressedAt = 0
        page.addEventListener('keydown', (event) => (pressedAt = event.timeStamp), { capture: true, once: true })
        const observer = new page.MutationObserver(() => {
          if (pressedAt === 0 || cards() === before) return
          observer.disconnect()
          afterNextFrame(() => resolve(performance.now() - pressedAt))
        })
        observer.observe(page.document, { childList: true, subtree: true, attributeFilter: ['data-sign'] })
      }),
  }
}

/** As much of a browser as is used here: this program is otherwise one for Node.js. */
type PageGlobals = {
  readonly document: { querySelectorAll(selector: string): Iterable<{ getAttribute(name: string): string | null }> }
  readonly MutationObserver: new (
    changed: () => void,
  ) => { observe(target: unknown, what: object): void; disconnect(): void }
  addEventListener(kind: 'keydown', listener: (event: { readonly timeStamp: number }) => void, options: object): void
  paintWatch: PaintWatch
}
