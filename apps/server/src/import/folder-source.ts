import { lstat, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SourceFile } from './source-file.ts'

/** All files below a folder. Links are not followed: what they point at may lie anywhere on this machine. */
export const readFolder = async (folder: string): Promise<readonly SourceFile[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files: SourceFile[] = []
  for (const entry of entries) {
    if (entry.isDirectory()) continue
    const location = join(entry.parentPath, entry.name)
    const path = relative(folder, location).split(sep).join('/')
    const { size } = await lstat(location)
    files.push({ path, location, byteLength: size, ...(!entry.isFile() && { problem: NO_FILE }) })
  }
  return files
}

const NO_FILE = 'Das ist eine Verknüpfung und keine Datei; Verknüpfungen werden nicht verfolgt.'
