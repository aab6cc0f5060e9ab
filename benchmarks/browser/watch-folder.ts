import type { Watch } from './open-watched-page.ts'

/** What the page is asked for: the time from the next key stroke until a folder of this name shows rows, in milliseconds. */
export type FolderWatch = { nextFolder(name: string): Promise<number> }

/**
 * From the key stroke, as the browser dates it, until the table is that of the folder, holds rows, and the frame with
 * them was drawn.
 */
export const watchFolder: Watch = (afterNextFrame) => {
  const page = globalThis as unknown as PageGlobals

  page.folderWatch = {
    nextFolder: (name) =>
      new Promise((resolve) => {
        const isShown = () => page.document.querySelector(`[role="grid"][aria-label*="„${name}“"] [data-node]`) !== null
        const look = (pressedAt: number): void => {
          if (isShown()) afterNextFrame(() => resolve(performance.now() - pressedAt))
          else afterNextFrame(() => look(pressedAt))
        }
        const begin = (event: { readonly timeStamp: number }) => look(event.timeStamp)
        page.addEventListener('keydown', begin, { capture: true, once: true })
      }),
  }
}

/** As much of a browser as is used here: this program is otherwise one for Node.js. */
type PageGlobals = {
  readonly document: { querySelector(selector: string): object | null }
  addEventListener(kind: 'keydown', listener: (event: { readonly timeStamp: number }) => void, options: object): void
  folderWatch: FolderWatch
}
