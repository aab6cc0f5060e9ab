import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { FileSummary } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { FILE_TYPES, type FileType } from '@gebaerdenraum/domain/files/file-types'
import type { Database } from '../../platform/database/database.ts'
import { type Contributions, extensionPoint } from '../../platform/modules/extension-point.ts'
import type { FileNodeRow } from './file-nodes.repository.ts'

/**
 * What the tree has to know of one kind of content. Each kind's own module contributes it to `fileKinds`. Deleting is not
 * part of it: the content goes with its node, by the foreign key.
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
  /** What overviews show of files, by the ids of their contents; all of them are within the caller's reach. */
  summarize(context: SummaryContext, fileIds: readonly string[]): Promise<ReadonlyMap<string, FileSummary>>
}

/** Ids of two contents: which is copied, and what the copy is to be called. */
export type FilePair = { readonly from: string; readonly to: string }

export type SummaryContext = { readonly caller: UserCaller; readonly db: Database }

/** Where modules add their kinds of content: one for each `FileType`. */
export const fileKinds = extensionPoint<FileKind>('file kinds')

export type FileKinds = Readonly<Record<FileType, FileKind>>

/** The kinds that were contributed. Throws unless there is exactly one for each `FileType`. */
export const collectFileKinds = (contributions: Contributions): FileKinds => {
  const contributed = contributions.to(fileKinds)
  const entries = FILE_TYPES.map((fileType) => {
    const [kind, ...others] = contributed.filter((one) => one.fileType === fileType)
    if (!kind) throw new Error(`Unvollständig verdrahtet: Dateiart ${fileType} fehlt`)
    if (others.length > 0) throw new Error(`Unvollständig verdrahtet: Dateiart ${fileType} ist doppelt`)
    return [fileType, kind] as const
  })
  return Object.fromEntries(entries) as FileKinds
}

/** In what a request works with files of all kinds. */
export type KindsContext = SummaryContext & { readonly kinds: FileKinds }

/** The summaries of these files, by the ids of their contents; each kind is asked once. */
export const summarizeFiles = async (
  { kinds, ...context }: KindsContext,
  rows: readonly FileNodeRow[],
): Promise<ReadonlyMap<string, FileSummary>> => {
  const summaries = new Map<string, FileSummary>()
  for (const [fileType, ofType] of Map.groupBy(rows, ({ fileType }) => fileType)) {
    const fileIds = ofType.flatMap(({ fileId }) => fileId ?? [])
    if (fileType === null || fileIds.length === 0) continue
    for (const [id, summary] of await kinds[fileType].summarize(context, fileIds)) summaries.set(id, summary)
  }
  return summaries
}
