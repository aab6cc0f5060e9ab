export { signCount } from './components/sign-count.ts'
export { sortAnnouncements } from './editor/sort-announcements.ts'
export { TemplateCardPreview } from './overview/template-card.tsx'
export { LISTS_PER_PAGE, listsPageQuery, listTemplateQuery, type SharedList, sharedListQuery } from './queries.ts'
