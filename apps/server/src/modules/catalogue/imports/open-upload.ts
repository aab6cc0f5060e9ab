import { join } from 'node:path'
import type { ImportPhase } from '@gebaerdenraum/domain/catalogue/import/import-states'
import type { MediaFile } from '@gebaerdenraum/domain/catalogue/import/plan-files'
import type { SignLine } from '@gebaerdenraum/domain/catalogue/import/read-sign-rows'
import { IMPORT_LIMITS } from '../import/import-limits.ts'
import { ImportRefused } from '../import/import-refused.ts'
import { openImportSource } from '../import/import-source.ts'
import { readSource } from '../import/read-source.ts'
import type { ImportSource } from '../import/source-file.ts'
import type { Services } from '../services.ts'
import type { HeldImport } from './hold-import.ts'
import { fetchUpload } from './import-upload.ts'

export type ReadUpload = {
  readonly source: ImportSource
  readonly csvPath: string
  readonly lines: readonly SignLine[]
  readonly files: readonly MediaFile[]
}

/** Fetches, unpacks and reads an upload, runs work on it and leaves nothing of it on this machine. */
export const withUpload = async (
  { row, signal, progress }: HeldImport,
  { storage, settings }: Services,
  work: (upload: ReadUpload) => Promise<void>,
): Promise<void> => {
  const tempDir = join(settings.dataDir, 'tmp')
  const tell = (phase: ImportPhase) => (done: number, total: number) => progress({ phase, done, total })
  const fetched = await fetchUpload(storage, row, { tempDir, signal, onProgress: tell('unpacking') })
  try {
    const source = await openImportSource(fetched.path, { tempDir, signal, onProgress: tell('unpacking') })
    try {
      const reading = await readSource(source, { limits: IMPORT_LIMITS, signal, onProgress: tell('checking') })
      const csvPath = source.csv?.path ?? ''
      if (!reading.ok) throw new ImportRefused(`${csvPath}: ${reading.problem}`, { path: csvPath })
      await work({ source, csvPath, lines: reading.lines, files: reading.files })
    } finally {
      await source.close()
    }
  } finally {
    await fetched.close()
  }
}
