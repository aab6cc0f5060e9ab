import { administrator, anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { contractDeclarationsContract } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { validate as isUuid } from 'uuid'
import { ApiError } from '../../../platform/framework/errors.ts'
import { defineResource } from '../services.ts'
import { findDeclarations, markHandled } from './contract-declarations.repository.ts'
import { handledDeclarationOf } from './declaration-of.ts'
import { declare } from './declare.ts'

export const contractDeclarationsResource = defineResource(contractDeclarationsContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ db, query }) {
      const { total, rows } = await findDeclarations(
        db,
        { kind: query.filters.kind?.$eq, open: query.open ?? false },
        { ...query, direction: query.sort['receivedAt'] ?? -1 },
      )
      return { total, limit: query.limit, skip: query.skip, data: rows.map(handledDeclarationOf) }
    },
  },
  create: {
    allow: anyone({ rows: 'a new one' }),
    limit: { points: 10, seconds: 3_600, by: 'address' },
    // Mails to one address are counted, which must hold whatever becomes of the rest.
    transaction: 'none',
    handle: declare,
  },
  patch: {
    allow: administrator({ rows: 'all' }),
    async handle({ db, id, data: { note } }) {
      const row = isUuid(id) ? await markHandled(db, id, { note, now: new Date() }) : undefined
      if (!row) throw new ApiError('NotFound', 'Diese Erklärung gibt es nicht.')
      return handledDeclarationOf(row)
    },
  },
})
