import { z } from 'zod'
import { defineContract, filter } from '../kernel/contract.ts'
import { requestPatchSchema } from './request-patch.ts'
import { REQUEST_STATUSES } from './request-status.ts'

export const missedSearchSchema = z.object({
  _id: z.string().describe('The text that was searched for'),
  text: z.string(),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  status: z.enum(REQUEST_STATUSES),
  note: z.string(),
})
export type MissedSearch = z.output<typeof missedSearchSchema>

export const missedSearchesContract = defineContract({
  path: 'missed-searches',
  summary: 'What licensed people searched and did not find: text and number, the most wanted first',
  record: missedSearchSchema,
  find: {
    query: { search: z.string().trim().max(100).optional() },
    filters: { status: filter(z.enum(REQUEST_STATUSES), '$in') },
    sort: ['count', 'lastAt'],
    limit: { default: 50, max: 100 },
  },
  patch: { data: requestPatchSchema },
})
