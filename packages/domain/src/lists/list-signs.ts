/** How many signs one list may hold. */
export const LIST_SIGNS_MAX = 500
/** How many signs of a shared list anybody may see (decisions, "Where texts disagree"). */
export const SHARED_PREVIEW_SIGNS = 10

/** Learned ÷ signs in whole percent, rounded down; an empty list has 0 (decisions, Learning lists). */
export const progressOf = (signIds: readonly string[], learned: Iterable<string>): number => {
  const known = new Set(learned)
  const count = signIds.filter((id) => known.has(id)).length
  return signIds.length === 0 ? 0 : Math.floor((count * 100) / signIds.length)
}
