import type { Sign, signsContract } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { compareGerman } from '@gebaerdenraum/domain/kernel/german-order'
import type { FindQuery } from '../../platform/framework/define-resource.ts'
import type { CatalogueRow } from './catalogue.repository.ts'
import type { CatalogueState } from './catalogue.ts'

export type FoundSigns = {
  readonly total: number
  /** A search of the whole catalogue that found nothing but guesses. */
  readonly isMissed: boolean
  readonly hits: readonly { readonly row: CatalogueRow; readonly match?: Sign['match'] }[]
}

type Query = FindQuery<typeof signsContract>

/**
 * Finds signs in the catalogue. Signs that are asked for by name (`_id`, `slug`) are always found. A search without a licence
 * finds preview signs only; in the scope `all` others too, by what the index of the state has of them. What the caller may
 * not see comes locked.
 */
export const findSigns = (state: CatalogueState, query: Query, isLicensed: boolean): FoundSigns => {
  const named = namedRows(state, query)
  if (named)
    return pageOf(
      named.filter((row) => matches(row, query)),
      query,
    )
  const { total, hits } = state.index.search(
    query.search ?? '',
    {
      ...inList('categories', query.filters.category),
      ...inList('wordClasses', query.filters.wordClass),
      previewOnly: !isLicensed && query.scope === 'viewable',
    },
    { skip: query.skip, limit: query.limit },
  )
  const rows = hits.flatMap(({ id, match }) => {
    const row = state.byId.get(id)
    return row ? [{ row, ...(query.search && { match }) }] : []
  })
  const isWhole = query.skip === 0 && query.limit > 0 && Object.keys(query.filters).length === 0
  const isMissed = isWhole && !hits.some(({ match }) => match === 'exact')
  return { total, isMissed, hits: rows }
}

type Operators = { readonly $eq?: string; readonly $in?: readonly string[] }

const valuesOf = (operators: Operators | undefined): readonly string[] | undefined =>
  operators && (operators.$in ?? (operators.$eq === undefined ? undefined : [operators.$eq]))

const inList = <Key extends string>(key: Key, operators: Operators | undefined) => {
  const values = valuesOf(operators)
  return (values ? { [key]: values } : {}) as { readonly [K in Key]?: readonly string[] }
}

/** The rows that the query names, in German order of their titles; undefined when it names none. */
const namedRows = (state: CatalogueState, { filters }: Query): readonly CatalogueRow[] | undefined => {
  const ids = valuesOf(filters._id)
  const slugs = valuesOf(filters.slug)
  if (!ids && !slugs) return undefined
  const rows = ids ? ids.map((id) => state.byId.get(id)) : (slugs ?? []).map((slug) => state.bySlug.get(slug))
  const found = [...new Set(rows)]
    .filter((row) => row !== undefined)
    .filter((row) => !slugs || slugs.includes(row.slug))
  return found.sort((a, b) => compareGerman(a.title, b.title))
}

const matches = (row: CatalogueRow, { filters }: Query): boolean =>
  (valuesOf(filters.category)?.includes(row.categoryId) ?? true) &&
  (valuesOf(filters.wordClass)?.includes(row.wordClass) ?? true)

const pageOf = (rows: readonly CatalogueRow[], { skip, limit }: Query): FoundSigns => ({
  total: rows.length,
  isMissed: false,
  hits: rows.slice(skip, skip + limit).map((row) => ({ row })),
})
