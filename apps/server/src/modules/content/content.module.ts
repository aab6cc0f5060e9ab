import { PAGES, PUBLIC_PAGE_SLUGS } from '@gebaerdenraum/domain/content/page-slugs'
import { sitemapPages } from '../../platform/crawlers/sitemap.ts'
import { mailAttachments } from '../../platform/mail/mail-points.ts'
import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { openContentPages } from './content-pages.ts'
import { renderPageFile } from './page-files.ts'
import { pagePreviewsResource, pageVersionsResource } from './page-versions.resource.ts'
import { pagesResource } from './pages.resource.ts'
import type { Needs, Services } from './services.ts'

type Settings = { readonly settings: { readonly contentDir: string | undefined } }

/** Help, questions and legal pages, and their versions. */
export const contentModule = moduleDefiner<Services, Needs & Settings>()({
  name: 'content',
  needs: { db: true, log: true, settings: true },
  open: ({ db, log, settings }) => ({ db, log, pages: openContentPages(settings.contentDir, log) }),
  provides: ['pages'],
  resources: [pagePreviewsResource, pageVersionsResource, pagesResource],
  contributes: ({ db, pages }) => [
    mailAttachments.with({ noun: 'pages', find: (reference) => renderPageFile(db, pages, reference) }),
    sitemapPages.with(() =>
      Promise.all(
        PUBLIC_PAGE_SLUGS.map(async (slug) => {
          const page = await pages.read(db, slug)
          return { path: PAGES[slug].path, changedAt: page?.updatedAt ? new Date(page.updatedAt) : undefined }
        }),
      ),
    ),
  ],
})
