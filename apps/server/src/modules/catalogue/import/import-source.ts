import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { readMediaFileName } from '@gebaerdenraum/domain/catalogue/import/media-file-name'
import { readFolder } from './folder-source.ts'
import { IMPORT_LIMITS } from './import-limits.ts'
import { ImportRefused } from './import-refused.ts'
import type { ImportSource, SourceFile, SourceOptions } from './source-file.ts'
import { unpackZip } from './zip-source.ts'

/** Opens a folder, a ZIP file or a single CSV file. Throws `ImportRefused` when it is none of these or not safe. */
export const openImportSource = async (path: string, options: SourceOptions = {}): Promise<ImportSource> => {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new ImportRefused(`„${path}“ gibt es nicht oder lässt sich nicht lesen.`)
  const name = basename(path)
  if (found.isDirectory()) return split(name, await readFolder(path), async () => undefined)
  const extension = extname(path).toLowerCase()
  if (extension === '.csv') {
    return {
      name,
      csv: { path: name, location: path, byteLength: found.size },
      files: [],
      close: async () => undefined,
    }
  }
  if (extension !== '.zip') throw new ImportRefused(`„${name}“ ist weder ein Ordner noch eine ZIP- oder CSV-Datei.`)
  const { files, close } = await unpackZip(path, { ...options, limits: options.limits ?? IMPORT_LIMITS })
  try {
    return split(name, files, close)
  } catch (error) {
    await close()
    throw error
  }
}

const split = (name: string, files: readonly SourceFile[], close: () => Promise<void>): ImportSource => {
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const lists = sorted.filter(({ path }) => readMediaFileName(path).kind === 'rows')
  if (lists.length > 1) {
    throw new ImportRefused(
      `Es gibt mehrere Listen der Gebärden: ${lists.map(({ path }) => path).join(', ')}. Genau eine signs.csv ist möglich.`,
    )
  }
  const csv = lists[0] ?? null
  if (sorted.length === 0) throw new ImportRefused(`„${name}“ enthält keine Dateien.`)
  return { name, csv, files: sorted.filter((file) => file !== csv), close }
}
