import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { FileSummary } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from './services.ts'

/**
 * What the tree has to know of one kind of content; each kind's own folder declares it, `file-kinds.ts` lists them.
 * Deleting is not among it: the content goes with its node, by the foreign key.
 */
export type FileKind<T extends FileType = FileType> = {
  readonly fileType: T
  /** Copies contents, in a number of statements that does not depend on how many. The nodes of the copies are there already, all of one owner. */
  duplicate(db: Database, pairs: readonly FilePair[], caller: UserCaller): Promise<void>
  /**
   * Contents have come to another owner: what they need of the former one becomes the new one's own. In the transaction
   * that moved them, in a number of statements that does not depend on how many.
   */
  changeOwner?(db: Database, fileIds: readonly string[], caller: UserCaller): Promise<void>
  /** What overviews tell of files, by the ids of their contents; all of them are within the caller's reach. */
  summarize(context: SummaryContext, fileIds: readonly string[]): Promise<ReadonlyMap<string, FileSummary>>
}

/** Ids of two contents: which is copied, and what the copy is to be called. */
export type FilePair = { readonly from: string; readonly to: string }

export type SummaryContext = { readonly caller: UserCaller; readonly db: Database; readonly services: Services }
