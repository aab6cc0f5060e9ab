import { emailField } from '@gebaerdenraum/domain/kernel/email-field'
import { z } from 'zod'
import { defineJob } from './services.ts'

/**
 * Sends a link to the account of an address, if there is one. Done by the queue and not by the call: so the call
 * neither takes longer nor answers otherwise for an address that has an account.
 */
export const sendAccountLinkJob = defineJob({
  name: 'accounts.send-link',
  title: 'Links für Konten verschicken',
  payload: z.strictObject({
    mail: z.enum(['signupEmail', 'addressInUse', 'passwordReset', 'initialPassword']),
    email: emailField,
  }),
  load: async () => (await import('./send-account-link.ts')).sendAccountLink,
})
