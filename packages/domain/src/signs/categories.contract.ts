import { z } from 'zod'
import { defineContract } from '../api/contract.ts'

export const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  signCount: z.int().describe('Signs in it that the caller may see'),
})
export type Category = z.output<typeof categorySchema>

export const categoriesContract = defineContract({
  path: 'categories',
  summary: 'Categories of the catalogue, by name in German order',
  record: categorySchema,
  find: { limit: { default: 100, max: 100 } },
})
