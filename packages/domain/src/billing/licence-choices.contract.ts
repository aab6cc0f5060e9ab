import { z } from 'zod'
import { licenceChoiceField } from '../accounts/licence-choice.ts'
import { defineContract } from '../kernel/contract.ts'
import { keptChoiceSchema } from './kept-choice.ts'

/** The checkout tells of it (`choice`); it is gone once something was ordered. */
export const licenceChoicesContract = defineContract({
  path: 'licence-choices',
  summary: 'The licence that the caller has chosen and not ordered yet; a new one takes the place of the last',
  record: z.object({ _id: z.string() }),
  create: { data: licenceChoiceField, result: keptChoiceSchema },
})
