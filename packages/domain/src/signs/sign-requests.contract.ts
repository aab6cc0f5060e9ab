import { z } from 'zod'
import { defineContract } from '../api/contract.ts'

export const signRequestSchema = z.object({
  _id: z.string(),
  text: z.string(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
})
export type SignRequest = z.output<typeof signRequestSchema>

export const signRequestsContract = defineContract({
  path: 'sign-requests',
  summary: 'Wishes for signs that the catalogue does not have yet',
  record: signRequestSchema,
  find: { sort: ['createdAt'] },
  create: {
    data: z.strictObject({
      text: z
        .string()
        .trim()
        .min(1, 'Gebärde ist erforderlich')
        .max(120, 'Gebärde darf höchstens 120 Zeichen lang sein'),
      comment: z.string().trim().max(1000, 'Anmerkung darf höchstens 1000 Zeichen lang sein').default(''),
    }),
  },
})
