import type { FileSummary } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { customSignKind } from '../custom-signs/custom-sign.kind.ts'
import { documentKind } from '../documents/document.kind.ts'
import { listKind } from '../lists/list.kind.ts'
import type { FileKind, SummaryContext } from './file-kind.ts'
import type { FileNodeRow } from './file-nodes.repository.ts'

/** Every kind of content that stands in folders. */
export const FILE_KINDS: { readonly [T in FileType]: FileKind<T> } = {
  lists: listKind,
  documents: documentKind,
  'custom-signs': customSignKind,
}

/** What the kinds tell of these files, by the ids of their contents; each kind is asked once. */
export const summarizeFiles = async (
  context: SummaryContext,
  rows: readonly FileNodeRow[],
): Promise<ReadonlyMap<string, FileSummary>> => {
  const summaries = new Map<string, FileSummary>()
  for (const [fileType, ofType] of Map.groupBy(rows, ({ fileType }) => fileType)) {
    const fileIds = ofType.flatMap(({ fileId }) => fileId ?? [])
    if (fileType === null || fileIds.length === 0) continue
    for (const [id, summary] of await FILE_KINDS[fileType].summarize(context, fileIds)) summaries.set(id, summary)
  }
  return summaries
}
