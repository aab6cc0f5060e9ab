import { z } from 'zod'
import { defineContract } from '../../kernel/contract.ts'
import { VIEW_REASON_MAX_LENGTH, VIEW_REASON_MIN_LENGTH, VIEW_REASON_TEXT } from './view-reason.ts'

const viewReasonField = z
  .string()
  .trim()
  .min(VIEW_REASON_MIN_LENGTH, VIEW_REASON_TEXT)
  .max(VIEW_REASON_MAX_LENGTH, `Grund darf höchstens ${VIEW_REASON_MAX_LENGTH} Zeichen lang sein`)

/**
 * An administrator looks at the app as a person sees it. The token is good for reading only and for half an hour;
 * beginning and end stand in the protocol. `remove` is called with that token, and ends it.
 */
export const viewAsContract = defineContract({
  path: 'view-as',
  summary: 'Looking at the app as a person sees it, without changing anything',
  record: z.object({
    accessToken: z.string(),
    user: z.object({ _id: z.string(), name: z.string() }),
    expiresAt: z.iso.datetime(),
  }),
  create: { data: z.strictObject({ user: z.string().min(1).max(60), reason: viewReasonField }) },
  remove: { result: z.object({ user: z.string() }) },
})
