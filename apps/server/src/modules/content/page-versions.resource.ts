import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { isPageSlug, PAGE_SLUGS, type PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import {
  type PageVersion,
  pagePreviewsContract,
  pageVersionsContract,
} from '@gebaerdenraum/domain/content/page-versions.contract'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { signedInCaller } from '../accounts/index.ts'
import type { ContentPages } from './content-pages.ts'
import {
  findLatestPageVersion,
  findPageVersion,
  findPageVersions,
  insertPageVersion,
  lockLatestRevision,
  type PageVersionRow,
} from './page-versions.repository.ts'
import { readTitle, renderPage, titleAtStart } from './render-page.ts'
import { defineResource } from './services.ts'

const allow = administrator({ rows: 'all' })

export const pageVersionsResource = defineResource(pageVersionsContract, {
  find: {
    allow,
    async handle({ query: { page, skip, limit }, db, services: { pages } }) {
      if (page === undefined) {
        const data = await Promise.all(PAGE_SLUGS.map((slug) => currentVersion(db, pages, slug)))
        return { total: data.length, limit, skip, data: data.slice(skip, skip + limit).map(withoutText) }
      }
      const { total, rows } = await findPageVersions(db, { page, skip, limit })
      const versions = rows.map((row, index) => versionOf(row, skip + index === 0))
      const isLastPage = skip <= total && skip + limit > total
      const data = isLastPage ? [...versions, await fileVersion(pages, page, total === 0)] : versions
      return { total: total + 1, limit, skip, data: data.map(withoutText) }
    },
  },
  get: {
    allow,
    async handle({ id, db, services: { pages } }) {
      const [, slug = '', revision = ''] = /^([a-z]+)-(\d{1,9})$/.exec(id) ?? []
      if (!isPageSlug(slug)) throw noVersion()
      const latest = await findLatestPageVersion(db, slug)
      if (revision === '0') return fileVersion(pages, slug, latest === undefined)
      const row = await findPageVersion(db, slug, Number(revision))
      if (!row) throw noVersion()
      return versionOf(row, row.revision === latest?.revision)
    },
  },
  create: {
    allow,
    async handle({ data: { page, markdown, revision }, caller, db, services: { pages }, audit }) {
      if (titleAtStart(markdown) === '') throw withoutTitle()
      const latest = await lockLatestRevision(db, page)
      if (latest !== revision) throw stale(latest)
      const before = await currentVersion(db, pages, page)
      // Publishing what is there already makes no version.
      if (before.markdown === markdown) return before
      const { userId: authorId } = signedInCaller(caller)
      await insertPageVersion(db, { page, revision: latest + 1, markdown, authorId, createdAt: new Date() })
      const made = await currentVersion(db, pages, page)
      audit({ subject: made._id, before: { text: before.markdown }, after: { text: made.markdown } })
      return made
    },
  },
})

/** The same way of the text as that of the public page. */
export const pagePreviewsResource = defineResource(pagePreviewsContract, {
  create: {
    allow,
    transaction: 'none',
    whileViewed: 'reads',
    handle: async ({ data: { markdown } }) => renderPage(markdown),
  },
})

const currentVersion = async (db: Database, pages: ContentPages, page: PageSlug): Promise<PageVersion> => {
  const latest = await findLatestPageVersion(db, page)
  return latest ? versionOf(latest, true) : fileVersion(pages, page, true)
}

const versionOf = (
  { page, revision, markdown, author, createdAt }: PageVersionRow,
  isCurrent: boolean,
): PageVersion => ({
  _id: `${page}-${revision}`,
  page,
  revision,
  title: readTitle(markdown),
  author,
  createdAt: createdAt.toISOString(),
  isCurrent,
  markdown,
})

const fileVersion = async ({ files }: ContentPages, page: PageSlug, isCurrent: boolean): Promise<PageVersion> => {
  const { markdown, changedAt } = await files.read(page)
  return {
    _id: `${page}-0`,
    page,
    revision: 0,
    title: readTitle(markdown),
    author: null,
    createdAt: changedAt?.toISOString() ?? null,
    isCurrent,
    markdown,
  }
}

const withoutText = ({ markdown: _, ...version }: PageVersion): PageVersion => version

const noVersion = (): ApiError => new ApiError('NotFound', 'Diese Fassung gibt es nicht.')

const withoutTitle = (): ApiError => {
  const sentence = 'Der Text braucht am Anfang eine Überschrift: eine Zeile, die mit „# “ beginnt'
  return new ApiError('BadRequest', sentence, { errors: { markdown: sentence } })
}

const stale = (revision: number): ApiError =>
  new ApiError('Conflict', 'Jemand anders hat diesen Text inzwischen veröffentlicht.', { data: { revision } })
