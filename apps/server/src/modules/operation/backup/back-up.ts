import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { DirectoryLockedError, lockDirectory } from '../../../platform/database/embedded/directory-lock.ts'
import { BackupRefused } from './backup-refused.ts'
import { writeLastBackup } from './last-backup.ts'
import { MANIFEST_NAME, type Manifest, manifestOf } from './manifest.ts'

type BackUp = { readonly dataDir: string; readonly target: string; readonly now: Date }

/**
 * Writes database, media, mails and keys of a data directory into one ZIP file, readable by its owner only. The server
 * must not run: what is copied while it changes is worth nothing. The file appears whole or not at all, and never takes
 * the place of another.
 */
export const backUp = async ({ dataDir, target, now }: BackUp): Promise<Manifest> => {
  if (!(await isDirectory(join(dataDir, 'database')))) {
    throw new BackupRefused(`In ${dataDir} liegt keine Datenbank, die gesichert werden könnte.`)
  }
  const unlock = await lockDirectory(dataDir).catch((error: unknown) => {
    throw error instanceof DirectoryLockedError ? new BackupRefused(error.message, { cause: error }) : error
  })
  try {
    await mkdir(dirname(target), { recursive: true })
    const manifest = await manifestOf(dataDir, now)
    const draft = `${target}.${randomUUID()}.part`
    try {
      await writeArchive(dataDir, manifest, draft)
      await appear(draft, target)
      await writeLastBackup(dataDir, { at: now, bytes: (await stat(target)).size })
    } finally {
      await rm(draft, { force: true })
    }
    return manifest
  } finally {
    await unlock()
  }
}

const writeArchive = async (dataDir: string, manifest: Manifest, file: string): Promise<void> => {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST_NAME)
  for (const path of manifest.directories) zip.addEmptyDirectory(path)
  for (const { path } of manifest.files) zip.addFile(join(dataDir, path), path)
  zip.end()
  await Promise.race([written, failed])
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}

const appear = async (draft: string, target: string): Promise<void> => {
  try {
    await link(draft, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new BackupRefused(`${target} gibt es schon. Wähle einen anderen Namen.`, { cause: error })
  }
}

const isDirectory = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
