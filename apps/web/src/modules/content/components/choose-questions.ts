import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'

const SHOWN_QUESTIONS = 6

/** The questions that stand on the first page for visitors. */
export const chooseQuestions = (sections: ContentPage['sections']): ContentPage['sections'] =>
  sections.slice(0, SHOWN_QUESTIONS)
