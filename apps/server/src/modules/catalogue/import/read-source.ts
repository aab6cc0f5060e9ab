import type { MediaFile } from '@gebaerdenraum/domain/catalogue/import/plan-files'
import { type SignLine, signRowsInSteps } from '@gebaerdenraum/domain/catalogue/import/read-sign-rows'
import { inTurns } from '../../../platform/processes/in-turns.ts'
import type { ImportLimits } from './import-limits.ts'
import { inspectFiles } from './inspect-files.ts'
import { readCsvText } from './read-csv-text.ts'
import type { ImportSource } from './source-file.ts'

export type ReadOptions = {
  readonly limits: ImportLimits
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

export type SourceReading =
  | { readonly ok: true; readonly lines: readonly SignLine[]; readonly files: readonly MediaFile[] }
  /** Without a readable first line nothing says what the lines mean; the files wait for a mended one. */
  | { readonly ok: false; readonly problem: string }

/** Reads every line and looks into every file. Throws `ImportRefused` when the text cannot be read at all. */
export const readSource = async ({ csv, files }: ImportSource, options: ReadOptions): Promise<SourceReading> => {
  const rows = csv ? await inTurns(signRowsInSteps(await readCsvText(csv))) : { ok: true as const, lines: [] }
  if (!rows.ok) return rows
  return { ok: true, lines: rows.lines, files: await inspectFiles(files, options) }
}
