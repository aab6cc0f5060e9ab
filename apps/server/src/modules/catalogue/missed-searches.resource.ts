import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { missedSearchesContract } from '@gebaerdenraum/domain/catalogue/missed-searches.contract'
import { ApiError } from '../../platform/framework/errors.ts'
import { findMissedSearches, type MissedSearchRow, updateMissedSearch } from './missed-searches.repository.ts'
import { defineResource } from './services.ts'

const allow = administrator({ rows: 'all' })

export const missedSearchesResource = defineResource(missedSearchesContract, {
  find: {
    allow,
    async handle({ query: { search = '', filters, sort, limit, skip }, db }) {
      const statuses = filters.status?.$in ?? (filters.status?.$eq && [filters.status.$eq])
      const { total, rows } = await findMissedSearches(db, { search, statuses, sort, limit, skip })
      return { total, limit, skip, data: rows.map(missedSearchOf) }
    },
  },
  patch: {
    allow,
    async handle({ id, data, db }) {
      const row = await updateMissedSearch(db, id, data)
      if (!row) throw new ApiError('NotFound', 'Diese Suche gibt es nicht (mehr).')
      return missedSearchOf(row)
    },
  },
})

const missedSearchOf = ({ text, count, firstAt, lastAt, status, note }: MissedSearchRow) => ({
  _id: text,
  text,
  count,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  status,
  note,
})
