import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { readMediaFileName } from '@gebaerdenraum/domain/catalogue/import/media-file-name'
import { openPromise, type ZipFile } from 'yauzl'
import { makeUnpackFolder } from '../../../platform/disk/temporary-folder.ts'
import { type ImportLimits, sizeProblem } from './import-limits.ts'
import { ImportRefused } from './import-refused.ts'
import type { SourceFile, SourceOptions } from './source-file.ts'
import { readZipEntries, type ZipEntry } from './zip-entries.ts'

type UnpackOptions = SourceOptions & { readonly limits: ImportLimits }
type Unpacked = { readonly files: readonly SourceFile[]; close(): Promise<void> }

/** Unpacks the files that an import can use into a folder of its own, one after the other, never whole in memory. */
export const unpackZip = async (path: string, options: UnpackOptions): Promise<Unpacked> => {
  const folder = await makeUnpackFolder(options.tempDir ?? tmpdir())
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    return { files: await unpackInto(folder, path, options), close }
  } catch (error) {
    await close()
    throw error
  }
}

const unpackInto = async (folder: string, path: string, options: UnpackOptions): Promise<readonly SourceFile[]> => {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(refuse)
  try {
    return await unpackAll(zip, await readZipEntries(zip, options.limits).catch(refuse), folder, options)
  } finally {
    zip.close()
  }
}

const refuse = (error: unknown): never => {
  if (error instanceof ImportRefused) throw error
  throw new ImportRefused('Die Datei ist kein lesbares ZIP-Archiv.', { cause: error })
}

const unpackAll = async (
  zip: ZipFile,
  entries: readonly ZipEntry[],
  folder: string,
  { limits, signal, onProgress }: UnpackOptions,
): Promise<readonly SourceFile[]> => {
  const files: SourceFile[] = []
  for (const [index, zipEntry] of entries.entries()) {
    signal?.throwIfAborted()
    onProgress?.(index, entries.length)
    // What stays packed is passed over without waiting for anything: tens of thousands would keep all requests waiting.
    if (index % 250 === 0) await setImmediate()
    const { path, entry } = zipEntry
    // A number and an ending that is known: no name of the archive ever becomes a path on this machine.
    const location = join(folder, `${index}${extensionOf(path)}`)
    const problem = await unpackOne(zip, zipEntry, location, limits)
    files.push({ path, location, byteLength: entry.uncompressedSize, ...(problem && { problem }) })
  }
  return files
}

const extensionOf = (path: string): string => {
  const extension = extname(path).toLowerCase()
  return /^\.[a-z0-9]{1,5}$/.test(extension) ? extension : ''
}

/** Answers why the file could not be taken. What no import uses stays packed. */
const unpackOne = async (
  zip: ZipFile,
  { path, entry }: ZipEntry,
  location: string,
  limits: ImportLimits,
): Promise<string | null> => {
  const { kind } = readMediaFileName(path)
  if (kind !== 'media' && kind !== 'rows') return null
  const tooLarge = sizeProblem(path, entry.uncompressedSize, limits)
  if (tooLarge) return tooLarge
  if (!entry.canDecodeFileData()) return 'Das Archiv verwendet für diese Datei ein unbekanntes Packverfahren.'
  const checksum = checksumOf(entry.crc32)
  try {
    await pipeline(await zip.openReadStreamPromise(entry), checksum, createWriteStream(location, { flags: 'wx' }))
    return null
  } catch (error) {
    if (isSystemFault(error)) throw error
    return 'Die Datei ist im Archiv beschädigt.'
  }
}

/** A full disk is not the archive's fault. */
const isSystemFault = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && (error as NodeJS.ErrnoException).code !== undefined

const checksumOf = (expected: number): Transform => {
  let actual = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      actual = crc32(chunk, actual)
      done(null, chunk)
    },
    flush(done) {
      done(actual === expected ? null : new Error('The checksum differs'))
    },
  })
}
