import { readFileSync } from 'node:fs'
import type { SearchableSign } from '@gebaerdenraum/domain/catalogue/search/build-index'
import { parse } from 'csv-parse/sync'

/** The demo catalogue as its file has it: the id is the slug, the category its name. */
export const demoSigns = (): readonly SearchableSign[] =>
  (
    parse(readFileSync(new URL('../../content/demo/catalogue.csv', import.meta.url)), { columns: true }) as Record<
      'slug' | 'title' | 'wordClass' | 'category' | 'keywords' | 'preview',
      string
    >[]
  ).map(({ slug, title, wordClass, category, keywords, preview }) => ({
    id: slug,
    title,
    keywords: keywords.split('|'),
    category,
    categoryId: category,
    wordClass,
    isPreview: preview !== '',
  }))

/** So many signs, made of the words of the given ones; two in three are compounds, which is the hard case of a search. */
export const multiplied = (signs: readonly SearchableSign[], count: number): readonly SearchableSign[] =>
  Array.from({ length: count }, (_, i) => {
    const first = signs[i % signs.length]!
    const second = signs[(i * 7919 + Math.floor(i / signs.length) * 31) % signs.length]!
    if (i < signs.length) return first
    const isCompound = i % 3 !== 0
    return {
      ...first,
      id: `${first.id}-${i}`,
      title: isCompound ? `${first.title}${second.title.toLowerCase()}` : `${first.title} ${second.title}`,
      keywords: [...first.keywords.slice(0, 2), ...second.keywords.slice(0, 1)],
      isPreview: false,
    }
  })
