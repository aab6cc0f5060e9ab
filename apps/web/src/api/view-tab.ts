/** Where a tab that shows the app as somebody sees it keeps its token (`view-hand-over.ts`). Asked for at every start. */
export const VIEW_KEY = 'gebaerdenraum-view'

const readIsViewTab = (): boolean => {
  try {
    // The service worker, which asks too, has no such store.
    const { sessionStorage: store } = globalThis as { readonly sessionStorage?: object }
    return store !== undefined && VIEW_KEY in store
  } catch {
    return false
  }
}

/** Read when the page begins: afterwards a view replaces the stores of its tab. */
const isView = readIsViewTab()

export const isViewTab = (): boolean => isView
