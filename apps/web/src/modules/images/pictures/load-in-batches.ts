type Load<Item> = (ids: readonly string[]) => Promise<ReadonlyMap<string, Item>>
type Batch<Item> = { readonly ids: Set<string>; readonly loaded: Promise<ReadonlyMap<string, Item>> }

/** What one page shows is asked for within a frame. */
const GATHERING_MS = 8

/**
 * Loads single items in few calls: what is asked for within a moment goes together, `largest` ids in one call. Null for
 * an id that nothing is found for.
 */
export const inBatches = <Item>(load: Load<Item>, largest: number): ((id: string) => Promise<Item | null>) => {
  let open: Batch<Item> | null = null

  const begin = (): Batch<Item> => {
    const ids = new Set<string>()
    const batch: Batch<Item> = {
      ids,
      loaded: new Promise((resolve) => setTimeout(resolve, GATHERING_MS)).then(() => {
        if (open === batch) open = null
        return load([...ids])
      }),
    }
    return batch
  }
  return async (id) => {
    const batch = open && (open.ids.size < largest || open.ids.has(id)) ? open : begin()
    open = batch
    batch.ids.add(id)
    return (await batch.loaded).get(id) ?? null
  }
}
