import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { knownPasswordField } from './account-fields.ts'

/** Six digits of the device, or a recovery code; blanks and dashes are only for reading. */
export const secondFactorCodeField = z.string().trim().min(1, 'Code ist erforderlich').max(40, 'Der Code ist zu lang')

/** What of `data` says, in a 401 to a right password, that the sign-in is to be repeated with a `code`. */
export type SecondFactorAsked = { readonly secondFactor: true }

export const secondFactorSchema = z.object({
  _id: z.string(),
  isEnrolled: z.boolean().describe('A device is known: every sign-in asks for its code'),
  isRequired: z.boolean().describe('Without it this account may do nothing else'),
  confirmedAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  secret: z.string().optional().describe('Of the device that is being set up, once'),
  uri: z.string().optional().describe('The same for a QR code'),
  recoveryCodes: z.array(z.string()).optional().describe('When they are made, once'),
})
export type SecondFactor = z.output<typeof secondFactorSchema>

/** The own second factor of an administrator: a device that shows codes, and recovery codes for the day it is lost. */
export const secondFactorsContract = defineContract({
  path: 'second-factors',
  summary: 'The own second factor: set up, confirm, new recovery codes',
  record: secondFactorSchema,
  find: { result: secondFactorSchema },
  create: {
    data: z.strictObject({
      password: knownPasswordField('Passwort'),
      code: secondFactorCodeField.optional().describe('Of the present device, where there is one'),
    }),
  },
  patch: {
    ofCaller: true,
    data: z.union([
      z.strictObject({ code: secondFactorCodeField.describe('Shows that the new device knows the secret') }),
      z.strictObject({
        newRecoveryCodes: z.literal(true),
        password: knownPasswordField('Passwort'),
        code: secondFactorCodeField,
      }),
    ]),
  },
})
