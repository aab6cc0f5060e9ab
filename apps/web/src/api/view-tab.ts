/** Where a tab that shows the app as somebody sees it keeps its token (`view-hand-over.ts`). Asked for at every start. */
export const VIEW_KEY = 'gebaerdenraum-view'

export const isViewTab = (): boolean => {
  try {
    return VIEW_KEY in sessionStorage
  } catch {
    return false
  }
}
