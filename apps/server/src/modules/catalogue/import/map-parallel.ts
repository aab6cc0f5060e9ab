/** Works on a few items at once, in order of start; the answers stand in the order of the items. Stops at the first fault. */
export const mapParallel = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = []
  const queue = items.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return
      try {
        results[index] = await work(item, index)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  // Settled, not raced: nothing still runs when the caller hears of a fault.
  const settled = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  const failed = settled.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return results
}
