/** What a visitor sees of the loading of a page, in milliseconds and as the share of the window that moved. */
export type Loading = { largestPaintMs: number; layoutShift: number }

/** Runs inside the page, before its own scripts. The figures stand in `globalThis.loading` (web.dev/articles/lcp, /cls). */
export const watchLoading = (): void => {
  const loading: Loading = { largestPaintMs: 0, layoutShift: 0 }
  Object.assign(globalThis, { loading })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) loading.largestPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true } as never)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { readonly value: number; readonly hadRecentInput: boolean }
      if (!hadRecentInput) loading.layoutShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true } as never)
}
