import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'

const catalogueSizeSchema = z.object({
  signs: z.int().describe('Signs with a video and a drawing, also those that only the licensed may see'),
})

/** How large the catalogue is: public, because the public pages say so. */
export const catalogueSizeContract = defineContract({
  path: 'catalogue-size',
  summary: 'How many signs are on offer',
  record: z.object({ _id: z.string() }),
  find: { result: catalogueSizeSchema },
})
