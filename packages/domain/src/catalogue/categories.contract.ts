import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { categoryNameSchema } from './catalogue-changes/sign-fields.ts'
import { signScopeSchema } from './sign-scope.ts'

export const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  symbol: z.string().nullable().describe('Name of its pictogram: below `/media/pictograms`, with `.svg`'),
  signCount: z.int().describe('Signs in it that are in the scope of the query'),
})
export type Category = z.output<typeof categorySchema>

const categoryData = z.strictObject({ name: categoryNameSchema })

export const categoriesContract = defineContract({
  path: 'categories',
  summary: 'Categories of the catalogue, by name in German order',
  record: categorySchema,
  find: {
    query: { scope: signScopeSchema },
    limit: { default: 100, max: 100 },
  },
  create: { data: categoryData },
  patch: { data: categoryData },
})
