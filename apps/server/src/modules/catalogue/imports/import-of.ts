import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { receivedBytes } from '@gebaerdenraum/domain/catalogue/import/upload-parts'
import type { ImportRow } from './catalogue-imports.repository.ts'

export const importOf = (row: ImportRow): CatalogueImport => ({
  _id: row.id,
  name: row.name,
  origin: isUploaded(row) ? 'upload' : 'command-line',
  byteLength: row.byteLength,
  receivedBytes: receivedBytes(row.byteLength, row.receivedParts),
  receivedParts: row.receivedParts,
  isFingerspelled: row.isFingerspelled,
  state: stateOf(row),
  phase: row.phase,
  done: row.done,
  total: row.total,
  message: row.message,
  lines: row.lines,
  files: row.files,
  undecided: row.undecided,
  written: row.written,
  change: row.changeId,
  author: row.author,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** What was uploaded has come in at least one part, unless it is on its way or was given up. */
const isUploaded = ({ state, receivedParts }: ImportRow): boolean =>
  receivedParts > 0 || state === 'uploading' || state === 'canceled'

/** It can be taken back among the changes of the catalogue as well. */
export const stateOf = ({ state, isUndone }: ImportRow): CatalogueImport['state'] =>
  state === 'applied' && isUndone ? 'rolled-back' : state
