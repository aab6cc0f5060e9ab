import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { signSchema } from './signs.contract.ts'

const catalogueHighlightsSchema = z.object({
  signOfTheDay: signSchema
    .nullable()
    .describe('The same for all callers with a licence; else one of the preview signs'),
  newSigns: z.array(signSchema).describe('Added in the last 60 days, the latest first; empty after a first import'),
})

/** Signs as cards: only the addresses that a card in a grid shows. */
export const catalogueHighlightsContract = defineContract({
  path: 'catalogue-highlights',
  summary: 'What the start of the app shows of the catalogue: the sign of the day, and new signs',
  record: z.object({ _id: z.string() }),
  find: { result: catalogueHighlightsSchema },
})
