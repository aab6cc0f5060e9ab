/**
 * Calls back once the next frame was drawn: a message sent from a frame's callback is handled after that frame. Runs
 * inside the page, where nothing outside of the function exists; `installWatch` takes it there.
 */
export const afterNextFrame = (done: () => void): void => {
  const page = globalThis as unknown as PageGlobals
  page.requestAnimationFrame(() => {
    const { port1, port2 } = new page.MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })
}

export type AfterNextFrame = typeof afterNextFrame

/** As much of a browser as is used here: this program is otherwise one for Node.js. */
type PageGlobals = {
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: () => void; close(): void }
    readonly port2: { postMessage(message: null): void }
  }
  requestAnimationFrame(draw: () => void): void
}
