import type { Entry, ZipFile } from 'yauzl'
import { getFileNameLowLevel } from 'yauzl'
import type { ImportLimits } from './import-limits.ts'
import { ImportRefused } from './import-refused.ts'

export type ZipEntry = { readonly path: string; readonly entry: Entry }

/**
 * Reads the directory of an archive and checks all of it before anything is unpacked. One entry that leaves the
 * folder, hides a link or unpacks to a flood refuses the whole archive: nobody makes such a thing by accident.
 */
export const readZipEntries = async (zip: ZipFile, limits: ImportLimits): Promise<readonly ZipEntry[]> => {
  if (zip.entryCount > limits.zipEntries) throw new ImportRefused(tooMany(limits))
  const entries: ZipEntry[] = []
  const paths = new Set<string>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true)
    const problem = pathProblem(path) ?? kindProblem(entry) ?? ratioProblem(entry, limits)
    if (problem) throw new ImportRefused(`${problem}: ${printable(path)}`, { path: printable(path) })
    if (paths.has(path)) throw new ImportRefused(`Das Archiv enthält denselben Namen zweimal: ${path}`, { path })
    paths.add(path)
    total += entry.uncompressedSize
    if (total > limits.zipBytes) throw new ImportRefused(tooLarge(limits))
    if (!path.endsWith('/')) entries.push({ path, entry })
  }
  refuseOverlap(entries)
  return entries
}

/** Every later step looks into the name once more; file systems take no longer paths than a few kilobytes. */
const NAME_MAX = 1_000

const pathProblem = (path: string): string | null => {
  if (path.length > NAME_MAX)
    return `Das Archiv enthält einen Namen von mehr als ${NAME_MAX.toLocaleString('de-DE')} Zeichen`
  if (path.includes('\\')) return 'Das Archiv enthält einen Namen mit umgekehrtem Schrägstrich'
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'Das Archiv enthält einen absoluten Pfad'
  if (path.split('/').includes('..')) return 'Das Archiv enthält einen Pfad, der aus dem Ordner hinausführt'
  if (path === '' || /\p{Cc}/u.test(path)) return 'Das Archiv enthält einen unlesbaren Namen'
  return null
}

const FILE_TYPE_MASK = 0o170_000
/** Nothing said, a regular file, a folder. */
const PLAIN_TYPES: readonly number[] = [0, 0o100_000, 0o040_000]

const kindProblem = (entry: Entry): string | null => {
  const unixType = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK
  if (!PLAIN_TYPES.includes(unixType)) return 'Das Archiv enthält eine Verknüpfung statt einer Datei'
  if (entry.isEncrypted()) return 'Das Archiv ist verschlüsselt'
  return null
}

const ratioProblem = ({ compressedSize, uncompressedSize }: Entry, limits: ImportLimits): string | null => {
  if (uncompressedSize <= limits.zipRatioFromBytes) return null
  if (uncompressedSize <= compressedSize * limits.zipRatio) return null
  return `Das Archiv enthält eine Datei, die sich auf mehr als das ${limits.zipRatio}-Fache entpackt`
}

/** Entries that share their compressed bytes are the trick by which a small archive unpacks to terabytes. */
const refuseOverlap = (entries: readonly ZipEntry[]): void => {
  let end = 0
  for (const { path, entry } of entries.toSorted((one, other) => offsetOf(one) - offsetOf(other))) {
    if (entry.relativeOffsetOfLocalHeader < end) {
      throw new ImportRefused(`Das Archiv enthält Dateien, die sich überlappen: ${path}`, { path })
    }
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.compressedSize
  }
}

/** Without the name, which may be written differently there. */
const LOCAL_HEADER_BYTES = 30

const offsetOf = ({ entry }: ZipEntry): number => entry.relativeOffsetOfLocalHeader

const printable = (path: string): string => path.slice(0, NAME_MAX).replaceAll(/\p{Cc}/gu, '�')

const tooMany = ({ zipEntries }: ImportLimits): string =>
  `Das Archiv enthält mehr als ${zipEntries.toLocaleString('de-DE')} Dateien.`

const tooLarge = ({ zipBytes }: ImportLimits): string =>
  `Das Archiv wäre entpackt größer als ${(zipBytes / 1024 ** 3).toLocaleString('de-DE')} GB.`
