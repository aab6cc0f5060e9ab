import { LIST_SIGNS_MAX } from './list-signs.ts'

/**
 * One change of a list's signs, as it was meant and not as the order it led to. So it can be made again on a list that
 * somebody else has changed meanwhile, and both changes stay. Made twice it has the same result.
 */
export type ListEdit =
  | { readonly kind: 'add'; readonly sign: string; readonly place: ListPlace }
  | { readonly kind: 'remove'; readonly sign: string }
  | { readonly kind: 'move'; readonly sign: string; readonly place: ListPlace }

/**
 * At the end, or behind the first of these signs that the list still has. No signs at all means the beginning. Several
 * are named because the nearest one may be gone when the edit is made again.
 */
export type ListPlace = 'end' | readonly string[]

/** More neighbours than ever vanish at once. */
const NEIGHBOURS_MAX = 10

/** The signs after an edit. What can no longer be done (a sign that is gone, a full list) changes nothing. */
export const editSigns = (signs: readonly string[], edit: ListEdit): readonly string[] => {
  const has = signs.includes(edit.sign)
  if (edit.kind === 'remove') return has ? signs.filter((id) => id !== edit.sign) : signs
  if (edit.kind === 'add') {
    return has || signs.length >= LIST_SIGNS_MAX ? signs : withSign(signs, edit.sign, edit.place, signs.length)
  }
  if (!has) return signs
  const others = signs.filter((id) => id !== edit.sign)
  return withSign(others, edit.sign, edit.place, signs.indexOf(edit.sign))
}

export const editAllSigns = (signs: readonly string[], edits: readonly ListEdit[]): readonly string[] =>
  edits.reduce(editSigns, signs)

/** The edits that change something, each on the result of those before. */
export const effectiveEdits = (signs: readonly string[], edits: readonly ListEdit[]): readonly ListEdit[] => {
  let now = signs
  return edits.filter((edit) => {
    const before = now
    now = editSigns(before, edit)
    return now.length !== before.length || now.some((sign, index) => sign !== before[index])
  })
}

/** The edits that take `edits` back after they were made on `signs`; none for an edit without an effect. */
export const invertEdits = (signs: readonly string[], edits: readonly ListEdit[]): readonly ListEdit[] => {
  let now = signs
  const inverse: ListEdit[] = []
  for (const edit of effectiveEdits(signs, edits)) {
    inverse.unshift(invertEdit(now, edit))
    now = editSigns(now, edit)
  }
  return inverse
}

const invertEdit = (signs: readonly string[], { kind, sign }: ListEdit): ListEdit => {
  if (kind === 'add') return { kind: 'remove', sign }
  return kind === 'remove' ? undoOfRemoval(signs, sign) : moveTo(signs, sign, signs.indexOf(sign))
}

export type AddRefusal = 'already-in-list' | 'list-full'

/** Whether a sign may be added (specification 2, section 5; `LIST_SIGNS_MAX`). */
export const canAddSign = (
  signs: readonly string[],
  sign: string,
): { readonly ok: true } | { readonly ok: false; readonly reason: AddRefusal } => {
  if (signs.includes(sign)) return { ok: false, reason: 'already-in-list' }
  return signs.length >= LIST_SIGNS_MAX ? { ok: false, reason: 'list-full' } : { ok: true }
}

/** The place in front of the sign that now stands at `index` (from 0), as the signs before it. */
export const placeAt = (signs: readonly string[], index: number): ListPlace =>
  signs.slice(Math.max(0, index - NEIGHBOURS_MAX), Math.max(0, index)).toReversed()

/** The edit that brings a sign to `index`, counted without the sign itself, as a dragged row lands. */
export const moveTo = (signs: readonly string[], sign: string, index: number): ListEdit => ({
  kind: 'move',
  sign,
  place: placeAt(
    signs.filter((id) => id !== sign),
    index,
  ),
})

/** What brings a sign back to where it stood before it was removed. */
export const undoOfRemoval = (signs: readonly string[], sign: string): ListEdit => ({
  kind: 'add',
  sign,
  place: placeAt(signs, signs.indexOf(sign)),
})

/** `fallback` is where the sign goes when none of its neighbours is left. */
const withSign = (others: readonly string[], sign: string, place: ListPlace, fallback: number): readonly string[] =>
  others.toSpliced(indexOf(others, place, fallback), 0, sign)

const indexOf = (others: readonly string[], place: ListPlace, fallback: number): number => {
  if (place === 'end') return others.length
  if (place.length === 0) return 0
  const neighbour = place.find((id) => others.includes(id))
  return neighbour === undefined ? fallback : others.indexOf(neighbour) + 1
}
