import { asciiEmailField } from '@gebaerdenraum/domain/kernel/email-field'
import { v7 } from 'uuid'
import { z } from 'zod'
import { defineJob } from './mail-services.ts'

/**
 * Every mail goes through the queue: it is written with what it tells of, and sent again when the mail server is away,
 * for five days (at last once an hour), as mail servers themselves do. Its text, which may hold a link into an account,
 * is forgotten soon after it was sent.
 */
export const sendMailJob = defineJob({
  name: 'mail.send',
  title: 'E-Mails verschicken',
  payload: z.strictObject({
    id: z.string().default(() => v7()),
    to: asciiEmailField,
    subject: z.string().min(1).max(200),
    text: z.string(),
    html: z.string().optional(),
    /** Files that go with it (extension point `mailAttachments`). */
    attachments: z.array(z.strictObject({ noun: z.string(), id: z.string() })).optional(),
    /** What the mail belongs to: extension point `mailOutcomes`. */
    about: z.strictObject({ noun: z.string(), id: z.string(), version: z.int() }).optional(),
  }),
  retry: { limit: 125, delaySeconds: 30 },
  expireSeconds: 120,
  forgetAfterSeconds: 300,
  load: async () => (await import('./send-mail.ts')).sendMail,
})
