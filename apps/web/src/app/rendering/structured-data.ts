import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import type { StructuredData } from './write-head.ts'

/** Questions with their answers (schema.org/FAQPage). Answers are HTML, as search engines take it. */
export const describeQuestions = (questions: ContentPage['sections']): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, html }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: html },
  })),
})
