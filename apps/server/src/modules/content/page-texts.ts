import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { SettingsError } from '../../platform/settings/settings-error.ts'

const OUR_PAGES = fileURLToPath(new URL('../../../../../content/pages', import.meta.url))

export type PageText = {
  readonly markdown: string
  /** When the operator wrote his file; null for ours, whose date is only that of the installation. */
  readonly changedAt: Date | null
  /** Another one whenever somebody writes to the file. */
  readonly version: string
}

export type PageTexts = {
  read(slug: PageSlug): Promise<PageText>
  /** What stands beside the text, such as the manual; undefined where nothing does. */
  linksOf(slug: PageSlug): Promise<{ readonly path: string; readonly version: string } | undefined>
}

/** Texts of pages from files `<slug>.md`: the operator's where there are any, else ours. */
export const openPageTexts = (operatorsDirectory: string | undefined): PageTexts => {
  if (operatorsDirectory !== undefined && !existsSync(operatorsDirectory)) {
    throw new SettingsError(`Einstellung CONTENT_DIR: Das Verzeichnis ${operatorsDirectory} gibt es nicht.`)
  }
  const directories = operatorsDirectory === undefined ? [OUR_PAGES] : [operatorsDirectory, OUR_PAGES]
  return {
    async read(slug) {
      const file = await firstFile(directories, `${slug}.md`)
      if (!file) throw new Error(`The page ${slug}.md is in none of ${directories.join(', ')}.`)
      const { path, version, directory, changedAt } = file
      return { markdown: await readFile(path, 'utf8'), version, changedAt: directory === OUR_PAGES ? null : changedAt }
    },
    linksOf: (slug) => firstFile(directories, `${slug}.links.json`),
  }
}

/** The first that is there. */
const firstFile = async (directories: readonly string[], name: string) => {
  for (const directory of directories) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile()) {
      return { path, directory, changedAt: found.mtime, version: `${path}:${found.mtimeMs}:${found.size}` }
    }
  }
  return undefined
}
