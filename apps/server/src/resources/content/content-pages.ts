import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ContentPage,
  PAGE_SLUGS,
  type PageSlug,
  pageLinksSchema,
} from '@gebaerdenraum/domain/content/pages.contract'
import type { FastifyBaseLogger } from 'fastify'
import { SettingsError } from '../../settings.ts'
import { renderPage } from './render-page.ts'

const OUR_PAGES = fileURLToPath(new URL('../../../../../content/pages', import.meta.url))

export type ContentPages = {
  /** The page as its files say at this moment; undefined for an unknown one. */
  read(slug: string): Promise<ContentPage | undefined>
}

/** Pages from `<slug>.md` with `<slug>.links.json` beside it: the operator's where there are any, else ours. */
export const openContentPages = (operatorsDirectory: string | undefined, log: FastifyBaseLogger): ContentPages => {
  if (operatorsDirectory !== undefined && !existsSync(operatorsDirectory)) {
    throw new SettingsError(`Einstellung CONTENT_DIR: Das Verzeichnis ${operatorsDirectory} gibt es nicht.`)
  }
  const directories = operatorsDirectory === undefined ? [OUR_PAGES] : [operatorsDirectory, OUR_PAGES]
  const kept = new Map<PageSlug, { readonly version: string; readonly page: ContentPage }>()
  return {
    async read(slug) {
      if (!isPageSlug(slug)) return undefined
      const text = await firstFile(directories, `${slug}.md`)
      const links = await firstFile(directories, `${slug}.links.json`)
      if (!text) throw new Error(`The page ${slug}.md is in none of ${directories.join(', ')}.`)
      const version = [text.version, links?.version].join()
      const known = kept.get(slug)
      if (known?.version === version) return known.page
      const page: ContentPage = {
        _id: slug,
        ...renderPage(await readFile(text.path, 'utf8')),
        links: links ? await readLinks(links.path, log) : [],
      }
      kept.set(slug, { version, page })
      return page
    },
  }
}

/** A mistake in this file is the operator's to mend; meanwhile an imprint has to stay readable without its links. */
const readLinks = async (path: string, log: FastifyBaseLogger): Promise<ContentPage['links']> => {
  try {
    return pageLinksSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    log.warn({ err: error, path }, 'links of a page are not well formed')
    return []
  }
}

const isPageSlug = (slug: string): slug is PageSlug => (PAGE_SLUGS as readonly string[]).includes(slug)

/** The first that is there; its version changes whenever somebody writes to it. */
const firstFile = async (directories: readonly string[], name: string) => {
  for (const directory of directories) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile()) return { path, version: `${path}:${found.mtimeMs}:${found.size}` }
  }
  return undefined
}
