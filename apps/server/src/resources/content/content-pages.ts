import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ContentPage,
  PAGE_SLUGS,
  type PageSlug,
  pageLinksSchema,
} from '@gebaerdenraum/domain/content/pages.contract'
import { renderPage } from './render-page.ts'

const OUR_PAGES = fileURLToPath(new URL('../../../../../content/pages', import.meta.url))

export type ContentPages = {
  /** The page as its files say at this moment; undefined for an unknown one. */
  read(slug: string): Promise<ContentPage | undefined>
}

/** Pages from `<slug>.md` with `<slug>.links.json` beside it: the operator's where there are any, else ours. */
export const openContentPages = (operatorsDirectory: string | undefined): ContentPages => {
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
        links: links ? pageLinksSchema.parse(JSON.parse(await readFile(links.path, 'utf8'))) : [],
      }
      kept.set(slug, { version, page })
      return page
    },
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
