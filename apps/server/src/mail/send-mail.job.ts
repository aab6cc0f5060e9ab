import { z } from 'zod'
import { defineJob } from '../define.ts'

/** Every mail goes through the queue: it is written with what it tells of, and sent again when the mail server is away. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.strictObject({
    to: z.email(),
    subject: z.string().min(1).max(200),
    text: z.string(),
    html: z.string().optional(),
  }),
  retry: { limit: 10, delaySeconds: 30 },
  expireSeconds: 120,
  load: async () => (await import('./send-mail.ts')).sendMail,
})
