import { z } from 'zod'
import { defineJob } from './services.ts'

/** Brings open invitations to mind, once each, when half of their time is over. At an hour when people read mail. */
export const remindInvitationsJob = defineJob({
  name: 'teams.remind-invitations',
  title: 'An Einladungen erinnern',
  payload: z.strictObject({}),
  schedule: '30 8 * * *',
  load: async () => (await import('./remind-invitations.ts')).remindInvitations,
})
