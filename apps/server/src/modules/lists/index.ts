/** What seeds of demonstration data use of lists. */
export { insertList, insertListSigns, writeLearnedSigns } from './list-changes.repository.ts'
export { recordReviews } from './record-reviews.ts'
export { listTemplateSigns, listTemplates } from './tables/lists.ts'
