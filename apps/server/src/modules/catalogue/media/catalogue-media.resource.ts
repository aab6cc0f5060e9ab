import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueMediaContract } from '@gebaerdenraum/domain/catalogue/catalogue-media.contract'
import { MAX_FILM_BYTES } from '../../media/content/content-limits.ts'
import { defineResource } from '../services.ts'
import { changeMedium, removeMedium, uploadMedium } from './change-media.ts'

const allow = administrator({ rows: 'all' })
/** The file, and what a form has around it. */
const MAX_BODY_BYTES = MAX_FILM_BYTES + 64 * 1024

export const catalogueMediaResource = defineResource(catalogueMediaContract, {
  create: {
    allow,
    limit: { points: 600, seconds: 3_600, by: 'caller' },
    maxBodyBytes: MAX_BODY_BYTES,
    takesForm: 'spooled',
    // A file is looked into outside any transaction.
    transaction: 'none',
    handle: (context) => uploadMedium(context, context.data),
  },
  patch: { allow, handle: (context) => changeMedium(context, context.id, context.data) },
  remove: { allow, handle: (context) => removeMedium(context, context.id) },
})
