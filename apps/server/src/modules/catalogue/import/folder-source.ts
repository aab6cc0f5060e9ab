import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFile } from './source-file.ts'

/**
 * All files below a folder. Links are not followed: what they point at may lie anywhere on this machine. What cannot
 * be read is in the list with the reason, so that one such name does not stop the others.
 */
export const readFolder = async (folder: string): Promise<readonly SourceFile[]> => {
  const files: SourceFile[] = []
  const folders = ['']
  for (let inside = folders.shift(); inside !== undefined; inside = folders.shift()) {
    const location = join(folder, inside)
    const entries = await readdir(location, { withFileTypes: true }).catch(unreadable)
    if ('problem' in entries) {
      files.push({ path: inside, location, byteLength: 0, problem: entries.problem })
      continue
    }
    for (const entry of entries) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`
      if (entry.isDirectory()) folders.push(path)
      else files.push(await fileAt(path, join(location, entry.name)))
    }
  }
  return files
}

const fileAt = async (path: string, location: string): Promise<SourceFile> => {
  const found = await lstat(location).catch(unreadable)
  if ('problem' in found) return { path, location, byteLength: 0, problem: found.problem }
  return { path, location, byteLength: found.size, ...(!found.isFile() && { problem: NO_FILE }) }
}

const NO_FILE = 'Das ist eine Verknüpfung und keine Datei; Verknüpfungen werden nicht verfolgt.'

/** A name in another encoding (old archives write umlauts in Latin-1) is read with a mark that leads to no file. */
const unreadable = (error: NodeJS.ErrnoException): { readonly problem: string } =>
  error.code === 'ENOENT' && error.path?.includes('\uFFFD')
    ? { problem: 'Der Name ist nicht in UTF-8 geschrieben. Benenne die Datei oder den Ordner um.' }
    : { problem: `Das lässt sich nicht lesen (${error.code}).` }
