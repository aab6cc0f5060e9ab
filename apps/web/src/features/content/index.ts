export { contentPageQuery } from './queries.ts'
