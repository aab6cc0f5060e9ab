import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import type { QueryClient } from '@tanstack/react-query'
import { contentPageQuery } from '../../features/content/index.ts'
import type { RouteId } from '../routes.ts'
import { describeQuestions } from './structured-data.ts'
import type { PageHead } from './write-head.ts'

/** A page that the server renders for visitors. */
export type RenderedRoute = {
  /** The file of the page's code, from the folder of the web app: its styles come with the first answer. */
  readonly module: string
  /** Loads what the page shows, and says what it is. Rejects with the API's refusal. */
  readonly prepare: (queries: QueryClient) => Promise<PreparedPage>
}

type PreparedPage = Omit<PageHead, 'title' | 'styles'> & {
  readonly status?: 404
  /** Its address without what a visitor may have added to it. */
  readonly canonicalPath: string
}

type TextPage = Pick<RenderedRoute, 'module'> & Required<Pick<PageHead, 'description' | 'canonicalPath'>>

/** A text of the operator. Its sections are questions with their answers where `hasQuestions` says so. */
const renderText = (slug: PageSlug, page: TextPage, hasQuestions = false): RenderedRoute => ({
  module: page.module,
  prepare: async (queries) => {
    const { sections } = await queries.fetchQuery(contentPageQuery(slug))
    const { description, canonicalPath } = page
    return {
      description,
      canonicalPath,
      structuredData: hasQuestions && sections.length > 0 ? [describeQuestions(sections)] : [],
    }
  },
})

/** Every page that is complete without JavaScript. All others are rendered by the browser, and no search engine lists them. */
export const RENDERED_ROUTES: Readonly<Partial<Record<RouteId, RenderedRoute>>> = {
  faq: renderText(
    'faq',
    {
      module: 'src/features/content/pages/faq-page.tsx',
      description: 'Antworten auf häufige Fragen: Gebärden suchen, üben und drucken, Lizenzen, Teams und Bezahlung.',
      canonicalPath: '/faq',
    },
    true,
  ),
  imprint: renderText('impressum', {
    module: 'src/features/content/pages/imprint-page.tsx',
    description: 'Wer diese Web-App für Deutsche Gebärdensprache anbietet, und wie Du den Anbieter erreichst.',
    canonicalPath: '/impressum',
  }),
  privacy: renderText('datenschutz', {
    module: 'src/features/content/pages/privacy-page.tsx',
    description: 'Welche Daten gespeichert werden, wozu, wie lange, und welche Rechte Du hast.',
    canonicalPath: '/datenschutz',
  }),
  terms: renderText('agb', {
    module: 'src/features/content/pages/terms-page.tsx',
    description: 'Die Allgemeinen Geschäftsbedingungen: Vertrag, Preise, Laufzeit, Kündigung und Widerruf.',
    canonicalPath: '/agb',
  }),
}
