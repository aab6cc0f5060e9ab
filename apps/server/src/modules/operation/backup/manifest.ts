import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { LAST_BACKUP_NAME } from './last-backup.ts'

/** Stands first in a backup: what belongs to it, so that a damaged or cut one is never restored. */
export const MANIFEST_NAME = 'sicherung.json'
/** Format 1 was written before the first release; its databases cannot be brought up to date (decision 0042). */
const FORMATS = [1, 2] as const
const FORMAT = 2

const manifestSchema = z.strictObject({
  format: z.literal(FORMATS),
  createdAt: z.iso.datetime(),
  /** Below the data directory, with `/`; the database needs its empty ones too. */
  directories: z.array(z.string()),
  files: z.array(z.strictObject({ path: z.string(), bytes: z.int().nonnegative(), sha256: z.string().length(64) })),
})
export type Manifest = z.output<typeof manifestSchema>

/** The lock names a process of this machine, the note a backup of this machine: neither may come to life elsewhere. */
const LEFT_OUT: ReadonlySet<string> = new Set(['server.pid', LAST_BACKUP_NAME, `${LAST_BACKUP_NAME}.part`])

/** What uploads and imports of a killed process left behind: gigabytes that nobody looks for. */
const isPassing = (path: string): boolean => path === 'tmp' || path.startsWith('tmp/')

/** Lists and hashes a data directory. It must be locked: nothing may change meanwhile. */
export const manifestOf = async (dataDir: string, createdAt: Date): Promise<Manifest> => {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const directories: string[] = []
  const files: Manifest['files'] = []
  for (const entry of entries) {
    const absolute = join(entry.parentPath, entry.name)
    const path = absolute.slice(join(dataDir, '/').length).replaceAll('\\', '/')
    if (LEFT_OUT.has(path) || isPassing(path)) continue
    if (entry.isDirectory()) directories.push(path)
    if (entry.isFile()) files.push({ path, bytes: (await stat(absolute)).size, sha256: await sha256Of(absolute) })
  }
  const byPath = (one: { readonly path: string }, other: { readonly path: string }) => (one.path < other.path ? -1 : 1)
  return {
    format: FORMAT,
    createdAt: createdAt.toISOString(),
    directories: directories.toSorted(),
    files: files.toSorted(byPath),
  }
}

/** Whether a backup was made before the first release. It is complete, but no version can work with its database. */
export const isOutdated = ({ format }: Manifest): boolean => format < FORMAT

/** Null for anything that is not a manifest of ours. */
export const readManifest = (text: string): Manifest | null => {
  try {
    const { success, data } = manifestSchema.safeParse(JSON.parse(text))
    return success && [...data.directories, ...data.files.map(({ path }) => path)].every(isInside) ? data : null
  } catch {
    return null
  }
}

/** A path that cannot lead out of the directory it is put into. */
const isInside = (path: string): boolean =>
  path !== '' &&
  !/^[/\\]|^[a-z]:|\\/i.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '..' && part !== '.')

export const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
