import { PUBLIC_SIGNS_PATH } from '@gebaerdenraum/domain/catalogue/public-sign-path'
import { firstOffersQuery, LicenceBlock } from '../../modules/billing/index.ts'
import {
  catalogueClaimQuery,
  isSearching,
  previewSignsQuery,
  searchOfWords,
  topicsQuery,
  visitorSignsQuery,
  wordsOfSearch,
} from '../../modules/catalogue/index.ts'
import { chooseQuestions, contentPageQuery } from '../../modules/content/index.ts'
import type { PreparedPage, Visit } from './rendered-route.ts'
import { describeLicences, describeQuestions } from './structured-data.ts'

/** The first page for visitors, with what was found where the address names a word or a topic. */
export const prepareLandingPage = async ({ queries, words, appUrl }: Visit): Promise<PreparedPage> => {
  const search = { ...searchOfWords(words), wordClass: null }
  const isSearch = isSearching(search)
  const [faq, offers, claim] = await Promise.all([
    queries.fetchQuery(contentPageQuery('faq')),
    queries.fetchQuery(firstOffersQuery),
    queries.fetchQuery(catalogueClaimQuery),
    queries.fetchQuery(previewSignsQuery),
    queries.fetchQuery(topicsQuery),
    isSearch && queries.fetchQuery(visitorSignsQuery(search)),
    LicenceBlock.load(),
  ])
  const questions = chooseQuestions(faq.sections)
  return {
    description: `Deutsche Gebärdensprache (DGS): ${claim ?? 'Gebärden als Video und Zeichnung'} zum Ansehen, Üben, Drucken und Teilen, für Kita, Schule, Werkstatt und Familie.`,
    path: PUBLIC_SIGNS_PATH,
    // Results of a search are many pages with little on them.
    isIndexed: !isSearch,
    ...(isSearch && { words: wordsOfSearch(search), isRare: true }),
    structuredData: [
      describeLicences(offers, appUrl + PUBLIC_SIGNS_PATH),
      ...(questions.length > 0 ? [describeQuestions(questions)] : []),
    ],
  }
}
