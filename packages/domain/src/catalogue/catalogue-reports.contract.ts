import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { SIGN_MEDIA_TYPES } from '../media/sign-media.ts'
import { categorySchema } from './categories.contract.ts'

/** What there is to do in the catalogue, in numbers. */
export const catalogueReportSchema = z.object({
  signs: z.int().describe('On offer'),
  retired: z.int(),
  preview: z.int(),
  spelled: z.int(),
  missing: z.object(Object.fromEntries(SIGN_MEDIA_TYPES.map((type) => [type, z.int()])) as MissingShape),
  openSearches: z.int().describe('Searched and not found, nobody has looked at it yet'),
  openRequests: z.int(),
  categories: z.array(categorySchema.omit({ symbol: true })).describe('All of them, those without signs too'),
})
type MissingShape = Record<(typeof SIGN_MEDIA_TYPES)[number], z.ZodInt>
export type CatalogueReport = z.output<typeof catalogueReportSchema>

export const catalogueReportsContract = defineContract({
  path: 'catalogue-reports',
  summary: 'How many signs lack which medium, and what else waits for administrators of the catalogue',
  record: catalogueReportSchema,
  find: { result: catalogueReportSchema },
})
