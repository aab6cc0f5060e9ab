import type { CatalogueChangeKind } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import { v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { countCatalogueRevision } from '../import/import.repository.ts'
import {
  forgetEmptyChange,
  forgetUntouchedSigns,
  insertChange,
  keepStatesAfter,
  keepStatesBefore,
  lockCatalogue,
  type SignScope,
} from './catalogue-changes.repository.ts'

export type CatalogueChange = {
  /** Given by whoever writes one change in several transactions, such as an import in batches: each adds to it. */
  readonly id?: string
  readonly kind: CatalogueChangeKind
  /** One line in German for the list of changes. */
  readonly summary: string
  /** Null where no person signed in did it: the command line. */
  readonly actorId: string | null
  /** Of an undo: what it takes back. */
  readonly undoesId?: string
}

export type RecordedChange = {
  /** Null: nothing was different afterwards, so there is nothing to keep. */
  readonly changeId: string | null
  /** Ids of the signs that this call has made or changed. */
  readonly changed: readonly string[]
}

/**
 * The one way of changing signs and their media (decision 0025): runs `write` and keeps what each sign in `scope` was
 * before and is after, so that the change can be told and taken back. Moves the catalogue's revision, so that every
 * server sees it. Belongs into the transaction of the writing. Changes come one after another: what `write` reads of the
 * catalogue stays true until it is written.
 */
export const recordCatalogueChange = async (
  transaction: Database,
  change: CatalogueChange,
  scope: SignScope | (() => Promise<SignScope>),
  write: (changeId: string) => Promise<void>,
): Promise<RecordedChange> => {
  const id = change.id ?? v7()
  await lockCatalogue(transaction)
  const signs = typeof scope === 'function' ? await scope() : scope
  await insertChange(transaction, { ...change, id, at: new Date() })
  await keepStatesBefore(transaction, id, signs)
  await write(id)
  await keepStatesAfter(transaction, id, signs)
  const changed = await forgetUntouchedSigns(transaction, id, signs)
  if (changed.length > 0) await countCatalogueRevision(transaction)
  const isKept = changed.length > 0 || !(await forgetEmptyChange(transaction, id))
  return { changeId: isKept ? id : null, changed }
}
