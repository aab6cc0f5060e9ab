export { type SharedList, sharedListQuery } from './queries.ts'
