/**
 * What is chosen in a table of nodes, as pure steps (specification 2, section 2, "File browser"). `order` is always the
 * ids as they are shown. `current` is where the keyboard is, `anchor` where a range began.
 */
export type Selection = {
  readonly chosen: ReadonlySet<string>
  readonly anchor: string | null
  readonly current: string | null
}

export const NOTHING_CHOSEN: Selection = { chosen: new Set(), anchor: null, current: null }

export const chooseOnly = (id: string): Selection => ({ chosen: new Set([id]), anchor: id, current: id })

/** Several at once, as an address or an action gives them; the keyboard goes to the first. */
export const chooseThese = (ids: readonly string[]): Selection => {
  const first = ids[0] ?? null
  return { chosen: new Set(ids), anchor: first, current: first }
}

/** Ctrl and click, or a tick: adds or takes away one. */
export const toggleOne = ({ chosen }: Selection, id: string): Selection => {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return { chosen: next, anchor: id, current: id }
}

/** Shift and click: everything between the anchor and this one. */
export const chooseUpTo = ({ anchor }: Selection, id: string, order: readonly string[]): Selection => {
  const start = anchor === null ? -1 : order.indexOf(anchor)
  const end = order.indexOf(id)
  if (anchor === null || start < 0 || end < 0) return chooseOnly(id)
  return { chosen: new Set(order.slice(Math.min(start, end), Math.max(start, end) + 1)), anchor, current: id }
}

export const chooseAll = ({ current }: Selection, order: readonly string[]): Selection => ({
  chosen: new Set(order),
  anchor: order[0] ?? null,
  current: current ?? order[0] ?? null,
})

/** Nothing is chosen any more; the keyboard stays where it is. */
export const chooseNone = ({ current }: Selection): Selection => ({ chosen: new Set(), anchor: current, current })

export type Step = { readonly by: number } | { readonly to: 'first' | 'last' }
/** Plain: goes and chooses. `extend` (shift): chooses all on the way. `keep` (ctrl): goes and leaves what is chosen. */
export type StepMode = 'plain' | 'extend' | 'keep'

/** An arrow key, Home, End or a page. */
export const goStep = (selection: Selection, step: Step, mode: StepMode, order: readonly string[]): Selection => {
  const id = order[targetIndex(selection, step, order)]
  if (id === undefined) return selection
  if (mode === 'extend') return chooseUpTo({ ...selection, anchor: selection.anchor ?? selection.current }, id, order)
  if (mode === 'keep') return { ...selection, current: id, anchor: id }
  return chooseOnly(id)
}

const targetIndex = ({ current }: Selection, step: Step, order: readonly string[]): number => {
  const last = order.length - 1
  if ('to' in step) return step.to === 'first' ? 0 : last
  const index = current === null ? -1 : order.indexOf(current)
  if (index < 0) return step.by > 0 ? 0 : last
  return Math.min(Math.max(index + step.by, 0), last)
}

/** After the table changed: what is gone is no longer chosen, and the keyboard goes to the nearest that stayed. */
export const keepExisting = (selection: Selection, before: readonly string[], order: readonly string[]): Selection => {
  const existing = new Set(order)
  const stays = (id: string | null): boolean => id === null || existing.has(id)
  const chosen = [...selection.chosen].filter((id) => existing.has(id))
  if (chosen.length === selection.chosen.size && stays(selection.anchor) && stays(selection.current)) return selection
  const current = stays(selection.current) ? selection.current : nearest(selection.current, before, order, existing)
  return { chosen: new Set(chosen), anchor: stays(selection.anchor) ? selection.anchor : current, current }
}

const nearest = (
  id: string | null,
  before: readonly string[],
  order: readonly string[],
  existing: ReadonlySet<string>,
): string | null => {
  const index = id === null ? -1 : before.indexOf(id)
  if (index < 0) return order[0] ?? null
  const following = before.slice(index + 1).find((other) => existing.has(other))
  return following ?? before.slice(0, index).findLast((other) => existing.has(other)) ?? order[0] ?? null
}
