import { readFile } from 'node:fs/promises'
import { isPageSlug, type PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { type ContentPage, pageLinksSchema } from '@gebaerdenraum/domain/content/pages.contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { openPageTexts, type PageTexts } from './page-texts.ts'
import { findLatestPageVersion, findPageVersion } from './page-versions.repository.ts'
import { renderPage } from './render-page.ts'

export type ContentPages = {
  /** The page as it is at this moment; undefined for an unknown one. */
  read(db: Database, slug: string): Promise<ContentPage | undefined>
  /** Names the page as it reads now, also when somebody writes another one: `agb-3`; a page of the files is `agb`. */
  referenceTo(db: Database, slug: PageSlug): Promise<string>
  /** The page that a reference names. */
  readReference(db: Database, reference: string): Promise<Pick<ContentPage, 'title' | 'html' | 'sections'> | undefined>
  readonly files: PageTexts
}

/** Pages as administrators wrote them, else from files, with `<slug>.links.json` beside them. */
export const openContentPages = (operatorsDirectory: string | undefined, log: FastifyBaseLogger): ContentPages => {
  const files = openPageTexts(operatorsDirectory)
  const kept = new Map<PageSlug, { readonly version: string; readonly page: ContentPage }>()
  const pages: ContentPages = {
    files,
    async referenceTo(db, slug) {
      const latest = await findLatestPageVersion(db, slug)
      return latest ? `${slug}-${latest.revision}` : slug
    },
    async readReference(db, reference) {
      const [, slug = '', revision] = /^([a-z]+)(?:-(\d{1,9}))?$/.exec(reference) ?? []
      if (revision === undefined || !isPageSlug(slug)) return pages.read(db, slug)
      const version = await findPageVersion(db, slug, Number(revision))
      return version && renderPage(version.markdown)
    },
    async read(db, slug) {
      if (!isPageSlug(slug)) return undefined
      const text = await currentText(db, files, slug)
      const links = await files.linksOf(slug)
      const version = [text.version, links?.version].join()
      const known = kept.get(slug)
      if (known?.version === version) return known.page
      const page: ContentPage = {
        _id: slug,
        ...renderPage(text.markdown),
        links: links ? await readLinks(links.path, log) : [],
        updatedAt: text.changedAt?.toISOString() ?? null,
      }
      kept.set(slug, { version, page })
      return page
    },
  }
  return pages
}

const currentText = async (db: Database, files: PageTexts, slug: PageSlug) => {
  const latest = await findLatestPageVersion(db, slug)
  if (!latest) return files.read(slug)
  return { markdown: latest.markdown, version: `revision ${latest.revision}`, changedAt: latest.createdAt }
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
