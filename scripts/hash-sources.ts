import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** npm's list of what is installed: an update may be in package-lock.json and not there yet. */
const INSTALLED = 'node_modules/.package-lock.json'

/**
 * SHA-256, in hex, of what can change a result: the sources below the folders, without their tests, the files, the installed
 * packages and the version of Node. Paths are relative to the repository; a folder that is missing counts as empty.
 */
export const hashSources = async (folders: readonly string[], files: readonly string[]): Promise<string> => {
  const lists = await Promise.all(
    folders.map((folder) => join(ROOT, folder)).map((folder) => (existsSync(folder) ? listSources(folder) : [])),
  )
  const hash = createHash('sha256').update(process.version)
  for (const file of [
    ...lists.flat(),
    ...[...files, INSTALLED].map((path) => join(ROOT, path)).filter(isNeeded),
  ].toSorted()) {
    hash.update(`\0${relative(ROOT, file)}\0`).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** npm can be configured to write no such list; every other file must exist. */
const isNeeded = (file: string): boolean => !file.endsWith(INSTALLED) || existsSync(file)

const listSources = async (folder: string): Promise<string[]> =>
  (await listFiles(folder)).filter((file) => !/\.test\.tsx?$|__snapshots__|\/src\/testing\//.test(file))

/** All files below a folder, as absolute paths. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
