import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'

export const demoMailSchema = z.object({
  _id: z.string(),
  subject: z.string(),
  to: z.string(),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
  /** The plain-text part. */
  text: z.string(),
  /** Every address that stands in the text, in its order, each once. */
  links: z.array(z.string()),
})

/** The mails that a demonstration without a mail server kept as files, so that a newcomer can follow their links. */
export const demoMailsContract = defineContract({
  path: 'demo-mails',
  summary: 'Mails of a demonstration, newest first; 404 anywhere else',
  record: demoMailSchema,
  find: {},
})
