import type { SignMediaType } from '../../media/sign-media.ts'

/** `unused`: nothing is wrong with it, but no sign takes it. */
export type ImportStatus = 'new' | 'changed' | 'unchanged' | 'unused' | 'wrong'

/** What of a sign a line may change; `retired`: it leaves the catalogue or comes back. */
export type SignField =
  | 'title'
  | 'wordClass'
  | 'category'
  | 'keywords'
  | 'symbol'
  | 'preview'
  | 'fingerspelled'
  | 'retired'

/** What became of one line of `signs.csv` or of one file. Every line and every file has exactly one. */
export type ImportEntry = {
  readonly kind: 'line' | 'file'
  /** Path of the file; of the CSV file for a line. */
  readonly path: string
  readonly line: number | null
  readonly slug: string | null
  readonly title: string | null
  readonly media: SignMediaType | null
  readonly status: ImportStatus
  /** Only with `changed` on a line. */
  readonly fields: readonly SignField[]
  /** Why it is unused or wrong; a sentence for the person who imports. */
  readonly message: string | null
  /** What was put right on the way in, or is to be known. */
  readonly remarks: readonly string[]
  /** The change is committed. False in a dry run and for what a stop left over. */
  readonly isWritten: boolean
}

export type ImportCounts = Readonly<Record<ImportStatus, number>>

export type ImportReport = {
  /** `stopped`: run it again to finish. `refused`: nothing of it could be read. */
  readonly outcome: 'complete' | 'stopped' | 'refused'
  readonly message: string | null
  readonly source: string
  readonly isDryRun: boolean
  readonly lines: ImportCounts
  readonly files: ImportCounts
  readonly entries: readonly ImportEntry[]
}

export const countEntries = (entries: readonly ImportEntry[], kind: ImportEntry['kind']): ImportCounts => {
  const counts = { new: 0, changed: 0, unchanged: 0, unused: 0, wrong: 0 }
  for (const entry of entries) if (entry.kind === kind) counts[entry.status] += 1
  return counts
}

const NOTHING = { line: null, slug: null, title: null, media: null, fields: [], message: null, remarks: [] } as const

export const lineEntry = (
  facts: Pick<ImportEntry, 'path' | 'line' | 'status'> & Partial<ImportEntry>,
): ImportEntry => ({ ...NOTHING, kind: 'line', isWritten: false, ...facts })

export const fileEntry = (facts: Pick<ImportEntry, 'path' | 'status'> & Partial<ImportEntry>): ImportEntry => ({
  ...NOTHING,
  kind: 'file',
  isWritten: false,
  ...facts,
})
