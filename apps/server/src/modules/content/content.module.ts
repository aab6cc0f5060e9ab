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
  ],
})
