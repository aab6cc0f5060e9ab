import { z } from 'zod'
import { defineJob } from './services.ts'

/**
 * Mails the links of invitations. The token is made when the mail is written: it stands in no payload of a job that
 * might wait for long. What was cancelled or sent anew meanwhile is not mailed.
 */
export const sendInvitationsJob = defineJob({
  name: 'teams.send-invitations',
  title: 'Einladungen verschicken',
  payload: z.strictObject({
    kind: z.enum(['invitation', 'reminder']),
    links: z.array(z.strictObject({ id: z.uuid(), tokenNumber: z.int() })),
  }),
  load: async () => (await import('./send-invitations.ts')).sendInvitations,
})
