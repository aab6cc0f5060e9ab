import type { SignSearch } from '../search/search-words.ts'

/** Whether the visitor looks for a word or a topic. Visitors have no filter for word classes. */
export const isSearching = ({ search, category }: SignSearch): boolean => search.trim() !== '' || category !== null
