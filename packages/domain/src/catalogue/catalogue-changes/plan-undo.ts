import { changedStateFields, isSameField, type SignState, type StateField, withFieldsOf } from './sign-state.ts'

/** What a change did to one sign, and how the sign stands now. `before` is null where the change made the sign. */
export type ChangedSign = {
  readonly before: SignState | null
  readonly after: SignState
  readonly now: SignState
}

export type UndoOfSign =
  | { readonly kind: 'restore'; readonly state: SignState }
  /** Somebody has changed these fields since. */
  | { readonly kind: 'conflict'; readonly fields: readonly StateField[] }
  /** It stands there again already. */
  | { readonly kind: 'nothing' }

/**
 * How one sign goes back to what it was. Only what the change had changed goes back, so that a later change of something
 * else stays. Where one of these fields was changed again since, the whole sign is left, unless `isForced`.
 */
export const planUndo = ({ before, after, now }: ChangedSign, isForced = false): UndoOfSign => {
  // Lists and favourites lead to signs: what was made is retired, never deleted.
  if (before === null) return retired(after, now, isForced)
  const changed = changedStateFields(before, after).filter((field) => !isSameField(now, before, field))
  const conflicts = changed.filter((field) => !isSameField(now, after, field))
  if (conflicts.length > 0 && !isForced) return { kind: 'conflict', fields: conflicts }
  return changed.length === 0 ? { kind: 'nothing' } : { kind: 'restore', state: withFieldsOf(now, before, changed) }
}

/** A new sign that somebody worked on since is his. */
const retired = (after: SignState, now: SignState, isForced: boolean): UndoOfSign => {
  if (now.isRetired) return { kind: 'nothing' }
  const conflicts = changedStateFields(after, now)
  if (conflicts.length > 0 && !isForced) return { kind: 'conflict', fields: conflicts }
  return { kind: 'restore', state: { ...now, isRetired: true } }
}

/** Content that was replaced is kept as long as this (`media/remove-orphans.ts`); what is older cannot come back. */
export const UNDOABLE_DAYS = 365

export const isUndoable = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < UNDOABLE_DAYS * 86_400_000
