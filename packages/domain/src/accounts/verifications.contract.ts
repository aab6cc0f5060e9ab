import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { emailField } from '../kernel/email-field.ts'
import { newPasswordField } from './account-fields.ts'

export const VERIFICATION_ACTIONS = ['signupEmail', 'passwordReset', 'initialPassword'] as const
export type VerificationAction = (typeof VERIFICATION_ACTIONS)[number]

/** How long a link holds, in hours (issue: 24 h, a reset 2 h). */
export const VERIFICATION_HOURS: Readonly<Record<VerificationAction, number>> = {
  signupEmail: 24,
  passwordReset: 2,
  initialPassword: 24 * 14,
}

const tokenField = z.string().min(1).max(200)

export const verificationSchema = z.object({
  _id: z.string(),
  action: z.enum(VERIFICATION_ACTIONS),
  /** Used already. */
  isUsed: z.boolean(),
  isExpired: z.boolean(),
  user: z.string().optional().describe('With its token only, while it can be used: the id of the account'),
  email: z.string().optional().describe('The address of that account, likewise'),
})

/**
 * Links sent by mail. `create` sends one and says nothing of whether the address is known; `patch` redeems one:
 * 400 or 401 for a wrong token, 403 for a used one, 410 for an expired one (specification 1, section 8).
 */
export const verificationsContract = defineContract({
  path: 'verifications',
  summary: 'Links sent by mail: confirming an address, setting a password',
  record: verificationSchema,
  get: {
    query: { token: tokenField.optional().describe('Of the link; a wrong one is a 400') },
  },
  create: {
    data: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('passwordReset'), email: emailField }),
      z.strictObject({ action: z.literal('signupEmail'), user: z.string().min(1).max(100) }),
    ]),
    result: z.object({ action: z.enum(VERIFICATION_ACTIONS) }),
  },
  patch: {
    data: z.strictObject({ token: tokenField, password: newPasswordField.optional() }),
  },
})
