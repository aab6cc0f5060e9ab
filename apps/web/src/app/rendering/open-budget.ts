/** Allows at most `count` things in each period of so many milliseconds. `spend` says whether one more is allowed. */
export const openBudget = (count: number, periodMs: number): { readonly spend: () => boolean } => {
  let period = Number.NaN
  let left = 0
  return {
    spend() {
      const now = Math.floor(Date.now() / periodMs)
      if (now !== period) {
        period = now
        left = count
      }
      if (left === 0) return false
      left -= 1
      return true
    },
  }
}
