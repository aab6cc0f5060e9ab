import { z } from 'zod'
import { WISH_STATUSES } from './wish-status.ts'

export const wishPatchSchema = z.strictObject({
  status: z.enum(WISH_STATUSES),
  note: z.string().trim().max(500, 'Die Notiz darf höchstens 500 Zeichen lang sein.').default(''),
})
