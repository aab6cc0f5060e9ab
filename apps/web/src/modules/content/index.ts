export { chooseQuestions } from './components/choose-questions.ts'
export { FrequentQuestions } from './components/frequent-questions.tsx'
export { contentPageQuery } from './queries.ts'
