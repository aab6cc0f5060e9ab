import { z } from 'zod'
import { REQUEST_STATUSES } from './request-status.ts'

export const requestPatchSchema = z.strictObject({
  status: z.enum(REQUEST_STATUSES),
  note: z.string().trim().max(500, 'Die Notiz darf höchstens 500 Zeichen lang sein.').default(''),
})
