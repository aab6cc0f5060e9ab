import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { BackupRefused } from './backup-refused.ts'
import { isOutdated, MANIFEST_NAME, type Manifest, readManifest, sha256Of } from './manifest.ts'

type Restore = { readonly archive: string; readonly dataDir: string }

/**
 * Puts a backup into a data directory that is empty or not there yet. Every file is held against what the backup says
 * of it before anything appears: a damaged one leaves the directory as it was.
 */
export const restore = async ({ archive, dataDir }: Restore): Promise<Manifest> => {
  await refuseFilled(dataDir)
  const draft = `${dataDir}.${randomUUID()}.part`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const manifest = await unpack(archive, draft)
    for (const { path, sha256 } of manifest.files) {
      if ((await sha256Of(join(draft, path)).catch(() => '')) !== sha256)
        throw damaged(`„${path}“ fehlt oder ist anders`)
    }
    await rmdir(dataDir).catch(ignoreMissing)
    await rename(draft, dataDir)
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** What is there already might be the only copy of somebody's work. */
const refuseFilled = async (dataDir: string): Promise<void> => {
  const present = await readdir(dataDir).catch(ignoreMissing)
  if (present && present.length > 0) {
    throw new BackupRefused(`${dataDir} ist nicht leer. Wähle ein leeres Verzeichnis oder räume dieses beiseite.`)
  }
}

const unpack = async (archive: string, directory: string): Promise<Manifest> => {
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new BackupRefused(`${archive} ist keine lesbare Sicherung.`, { cause })
  })
  try {
    const entries = await entriesOf(zip)
    const first = entries.get(MANIFEST_NAME)
    const manifest = first && readManifest(await text(await zip.openReadStreamPromise(first)))
    if (!manifest) throw new BackupRefused(`${archive} ist keine Sicherung dieses Programms.`)
    if (isOutdated(manifest)) {
      throw new BackupRefused(
        `${archive} stammt aus einer Vorabversion; diese Version kann ihre Datenbank nicht aktualisieren.`,
      )
    }
    for (const path of manifest.directories) await mkdir(join(directory, path), { recursive: true, mode: 0o700 })
    // Only what the manifest names, and only where it may lie: an archive's own names never become paths.
    for (const { path, bytes } of manifest.files) {
      const entry = entries.get(path)
      if (!entry || entry.uncompressedSize !== bytes) throw damaged(`„${path}“ fehlt oder ist abgeschnitten`)
      await unpackFile(zip, entry, join(directory, path))
    }
    return manifest
  } finally {
    zip.close()
  }
}

const unpackFile = async (zip: ZipFile, entry: Entry, file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  try {
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    // A full disk is not the archive's fault.
    if (error instanceof Error && 'syscall' in error) throw error
    throw damaged(`„${entry.fileName}“ lässt sich nicht lesen`)
  }
}

const entriesOf = (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', (cause: unknown) => reject(new BackupRefused('Die Sicherung ist beschädigt.', { cause })))
    zip.readEntry()
  })

const damaged = (detail: string): BackupRefused => new BackupRefused(`Die Sicherung ist beschädigt: ${detail}.`)

const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
