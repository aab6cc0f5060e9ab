import { z } from 'zod'
import { defineContract, filter } from '../kernel/contract.ts'
import { lineField } from '../kernel/line-field.ts'
import { requestPatchSchema } from './request-patch.ts'
import { REQUEST_STATUSES } from './request-status.ts'

export const signRequestSchema = z.object({
  _id: z.string(),
  text: z.string(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(REQUEST_STATUSES).describe('What became of it'),
  note: z.string().describe('What administrators say about it'),
})
export type SignRequest = z.output<typeof signRequestSchema>

export const signRequestsContract = defineContract({
  path: 'sign-requests',
  summary: 'Requests for signs that the catalogue does not have yet',
  record: signRequestSchema,
  find: {
    query: {
      from: z
        .enum(['caller', 'everybody'])
        .default('caller')
        .describe('`everybody`: for administrators; without names'),
      search: z.string().trim().max(100).optional(),
    },
    filters: { status: filter(z.enum(REQUEST_STATUSES), '$in') },
    sort: ['createdAt'],
  },
  create: {
    data: z.strictObject({
      text: lineField('Gebärde', 120),
      comment: z.string().trim().max(1000, 'Anmerkung darf höchstens 1000 Zeichen lang sein').default(''),
    }),
  },
  patch: { data: requestPatchSchema },
})
