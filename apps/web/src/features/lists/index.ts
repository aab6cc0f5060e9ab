export { signCount } from './components/sign-count.ts'
export { sortAnnouncements } from './editor/sort-announcements.ts'
export { TemplateCardPreview } from './overview/template-card.tsx'
export { LISTS_PER_PAGE, listsPageQuery, listTemplateQuery } from './queries.ts'
