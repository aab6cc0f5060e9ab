export { PageText } from './components/page-text.tsx'
export { contentPageQuery } from './queries.ts'
