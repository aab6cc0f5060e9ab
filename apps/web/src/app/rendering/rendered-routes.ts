import { PAGES, type PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { contentPageQuery } from '../../modules/content/index.ts'
import type { RouteId } from '../routes.ts'
import { prepareManualAlphabet } from './manual-alphabet.ts'
import { preparePublicSign } from './public-sign.ts'
import type { RenderedRoute } from './rendered-route.ts'
import { prepareSharedList } from './shared-list.ts'
import { describeQuestions } from './structured-data.ts'

type TextPage = { readonly module: string; readonly description: string }

/** A text of the operator. Its sections are questions with their answers where `hasQuestions` says so. */
const renderText = (slug: PageSlug, page: TextPage, hasQuestions = false): RenderedRoute => ({
  modules: [page.module],
  prepare: async ({ queries }) => {
    const { sections } = await queries.fetchQuery(contentPageQuery(slug))
    return {
      description: page.description,
      path: PAGES[slug].path,
      isIndexed: true,
      structuredData: hasQuestions && sections.length > 0 ? [describeQuestions(sections)] : [],
    }
  },
})

/** Every page that is complete without JavaScript. All others are rendered by the browser, and no search engine lists them. */
export const RENDERED_ROUTES: Readonly<Partial<Record<RouteId, RenderedRoute>>> = {
  'public-sign': {
    modules: ['src/app/pages/public-sign-page.tsx', 'src/modules/billing/public/licence-block.tsx'],
    prepare: preparePublicSign,
  },
  'list-overview-public': {
    modules: ['src/modules/lists/pages/public-list-page.tsx'],
    prepare: prepareSharedList,
  },
  'manual-alphabet': {
    modules: ['src/modules/manual-alphabet/pages/manual-alphabet-page.tsx'],
    prepare: prepareManualAlphabet,
  },
  faq: renderText(
    'faq',
    {
      module: 'src/modules/content/pages/faq-page.tsx',
      description: 'Antworten auf häufige Fragen: Gebärden suchen, üben und drucken, Lizenzen, Teams und Bezahlung.',
    },
    true,
  ),
  imprint: renderText('impressum', {
    module: 'src/modules/content/pages/imprint-page.tsx',
    description: 'Wer diese Web-App für Deutsche Gebärdensprache anbietet, und wie Du den Anbieter erreichst.',
  }),
  privacy: renderText('datenschutz', {
    module: 'src/modules/content/pages/privacy-page.tsx',
    description: 'Welche Daten gespeichert werden, wozu, wie lange, und welche Rechte Du hast.',
  }),
  terms: renderText('agb', {
    module: 'src/modules/content/pages/terms-page.tsx',
    description: 'Die Allgemeinen Geschäftsbedingungen: Vertrag, Preise, Laufzeit, Kündigung und Widerruf.',
  }),
}
