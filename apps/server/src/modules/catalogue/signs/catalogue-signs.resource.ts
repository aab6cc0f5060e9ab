import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueSignsContract } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { defineResource } from '../services.ts'
import { catalogueSignOf } from './catalogue-sign-of.ts'
import { findCatalogueSigns } from './catalogue-signs.repository.ts'
import { createCatalogueSign, patchCatalogueSign, retireCatalogueSign, wholeSign } from './change-sign.ts'

const allow = administrator({ rows: 'all, retired ones too' })

export const catalogueSignsResource = defineResource(catalogueSignsContract, {
  find: {
    allow,
    async handle({ query: { filters, sort, limit, skip, ...words }, db, services }) {
      const filter = {
        ...words,
        ids: valuesOf(filters._id),
        categories: valuesOf(filters.category),
        wordClasses: valuesOf(filters.wordClass),
        updatedSince: filters.updatedAt?.$gte,
      }
      const { total, rows } = await findCatalogueSigns(db, filter, { sort, limit, skip })
      return { total, limit, skip, data: rows.map((row) => catalogueSignOf(row, services)) }
    },
  },
  get: { allow, handle: (context) => wholeSign(context, context.id) },
  create: { allow, handle: (context) => createCatalogueSign(context, context.data) },
  patch: { allow, handle: (context) => patchCatalogueSign(context, context.id, context.data) },
  /** Retired, never deleted: lists and favourites lead to it. */
  remove: { allow, handle: (context) => retireCatalogueSign(context, context.id) },
})

type Operators = { readonly $eq?: string; readonly $in?: readonly string[] }

const valuesOf = (operators: Operators | undefined): readonly string[] | undefined =>
  operators && (operators.$in ?? (operators.$eq === undefined ? undefined : [operators.$eq]))
