/** Loads once. Rejects when the code does not arrive; then the next call tries again. */
export const loadOnce = (load: () => Promise<void>): (() => Promise<void>) => {
  let loading: Promise<void> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
