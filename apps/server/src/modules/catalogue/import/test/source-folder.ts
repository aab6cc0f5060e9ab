import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const made: string[] = []

/** A new empty folder, gone after `removeFolders`. */
export const emptyFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'gebaerdenraum-import-test-'))
  made.push(folder)
  return folder
}

/** A folder with these files, by path. */
export const folderWith = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<string> => {
  const folder = await emptyFolder()
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

export const removeFolders = async (): Promise<void> => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
}

/** A `signs.csv` of `[slug, title]` nouns, or of whole lines. */
export const csv = (...lines: readonly string[]): string =>
  ['slug,title,wordClass,category,keywords,symbol,preview', ...lines].join('\r\n')

export const nouns = (count: number, title = 'Wort'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `wort-${index},${title} ${index},noun,Wörter,,,`)

/** A drawing that differs by its number. */
export const drawing = (number: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="${number}"/></svg>`
