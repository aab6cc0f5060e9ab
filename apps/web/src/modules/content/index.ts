export { chooseQuestions } from './components/choose-questions.ts'
export { FrequentQuestions } from './components/frequent-questions.tsx'
export { PageText } from './components/page-text.tsx'
export { contentPageQuery } from './queries.ts'
