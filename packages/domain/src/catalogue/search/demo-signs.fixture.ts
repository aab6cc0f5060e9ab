import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { SearchableSign } from './searchable-sign.ts'

type Row = Readonly<Record<'slug' | 'title' | 'wordClass' | 'category' | 'keywords' | 'preview', string>>

/** The demo catalogue as signs to search; the slug serves as id, the category's name as its id. For tests only. */
export const demoSigns = (): readonly SearchableSign[] =>
  (parse(readFileSync(CATALOGUE), { columns: true }) as Row[]).map((row) => ({
    id: row.slug,
    title: row.title,
    keywords: row.keywords.split('|'),
    category: row.category,
    categoryId: row.category,
    wordClass: row.wordClass,
    isPreview: row.preview !== '',
  }))

const CATALOGUE = new URL('../../../../../content/demo/catalogue.csv', import.meta.url)
