import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'

export const pictogramSchema = z.object({ _id: z.string().describe('Its name, as `symbol` of a sign: `dog-face`') })

export const pictogramsContract = defineContract({
  path: 'pictograms',
  summary: 'Pictograms for the cards of signs, by their English names and by the German signs that have them',
  record: pictogramSchema,
  find: {
    query: { search: z.string().trim().max(100).optional() },
    limit: { default: 60, max: 120 },
  },
})
