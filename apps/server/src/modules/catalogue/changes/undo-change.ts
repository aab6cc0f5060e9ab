import { isUndoable, planUndo } from '@gebaerdenraum/domain/catalogue/catalogue-changes/plan-undo'
import type { StateField } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import type { Database } from '../../../platform/database/database.ts'
import {
  type ChangedSignRow,
  type ChangeRow,
  findChange,
  findChangedSignIds,
  listChangedSigns,
  lockCatalogue,
  setUndoneBy,
} from './catalogue-changes.repository.ts'
import { type RecordedChange, recordCatalogueChange } from './record-catalogue-change.ts'
import { type StateChange, writeSignStates } from './sign-states.repository.ts'

export type UndoConflict = {
  readonly sign: string
  readonly title: string
  readonly fields: readonly StateField[]
}

/** What taking a change back does, or would do. */
export type UndoPlan = {
  readonly restored: number
  readonly conflicts: readonly UndoConflict[]
}

export type Undone =
  | ({ readonly ok: true } & RecordedChange & UndoPlan)
  | { readonly ok: false; readonly reason: 'unknown' | 'undone' | 'too-old' }

type UndoWish = {
  readonly changeId: string
  readonly actorId: string | null
  /** Also writes over what was changed since; may follow an undo that left some signs. */
  readonly isForced?: boolean
}

/**
 * Takes a change of the catalogue back, whatever made it: an edit, a bulk change, an import or an undo. Signs that were
 * changed since in the same fields are told of and left. The undo is a change itself.
 */
export const undoCatalogueChange = async (
  transaction: Database,
  { changeId, actorId, isForced = false }: UndoWish,
): Promise<Undone> => {
  await lockCatalogue(transaction)
  const change = await findChange(transaction, changeId)
  if (!change) return { ok: false, reason: 'unknown' }
  if (change.undoneById !== null && !isForced) return { ok: false, reason: 'undone' }
  if (!isUndoable(change.at, new Date())) return { ok: false, reason: 'too-old' }
  const undo = { kind: 'undo', summary: `Rückgängig: ${change.summary}`, actorId, undoesId: change.id } as const
  const conflicts: UndoConflict[] = []
  const scope = async () => ({ ids: await findChangedSignIds(transaction, change.id) })
  const recorded = await recordCatalogueChange(transaction, undo, scope, async () => {
    for await (const page of plannedPages(transaction, change.id, isForced)) {
      conflicts.push(...page.conflicts)
      await writeSignStates(transaction, page.changes)
    }
  })
  if (recorded.changeId !== null) await noteUndone(transaction, change, recorded.changeId)
  return { ok: true, ...recorded, restored: recorded.changed.length, conflicts }
}

/** What an undo would do now. */
export const previewUndo = async (db: Database, changeId: string): Promise<UndoPlan> => {
  let restored = 0
  const conflicts: UndoConflict[] = []
  for await (const page of plannedPages(db, changeId, false)) {
    restored += page.changes.length
    conflicts.push(...page.conflicts)
  }
  return { restored, conflicts }
}

/** An undo that is taken back puts the change it had taken back in force again. */
const noteUndone = async (db: Database, change: ChangeRow, undoneById: string): Promise<void> => {
  await setUndoneBy(db, change.id, undoneById)
  if (change.kind === 'undo' && change.undoesId !== null) await setUndoneBy(db, change.undoesId, null)
}

type Page = { readonly changes: readonly StateChange[]; readonly conflicts: readonly UndoConflict[] }

const PAGE = 1_000

async function* plannedPages(db: Database, changeId: string, isForced: boolean): AsyncGenerator<Page> {
  let after: string | undefined
  for (;;) {
    const rows: ChangedSignRow[] = await listChangedSigns(db, changeId, after, PAGE)
    const changes: StateChange[] = []
    const conflicts: UndoConflict[] = []
    for (const { id, ...sign } of rows) {
      const undo = planUndo(sign, isForced)
      if (undo.kind === 'restore') changes.push({ id, before: sign.now, state: undo.state })
      if (undo.kind === 'conflict') conflicts.push({ sign: id, title: sign.now.title, fields: undo.fields })
    }
    yield { changes, conflicts }
    after = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}
