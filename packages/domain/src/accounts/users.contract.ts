import { z } from 'zod'
import { defineContract } from '../api/contract.ts'
import { emailField, knownPasswordField, nameField, newPasswordField } from './account-fields.ts'
import { requiredText } from './field-messages.ts'
import { preferencesPatchSchema } from './preferences.ts'
import { userSchema } from './session.contract.ts'

/** Either preferences, or a new password together with the old one; never both, never neither. */
const usersPatchSchema = z
  .strictObject({
    preferences: preferencesPatchSchema.optional(),
    password: newPasswordField.optional(),
    oldPassword: knownPasswordField('Altes Passwort').optional(),
  })
  .check(({ value: { preferences, password, oldPassword }, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: undefined })
    const changesPassword = password !== undefined || oldPassword !== undefined
    if (changesPassword && preferences) refuse('preferences', 'Einstellungen und Passwort bitte getrennt ändern')
    if (!changesPassword && !preferences) refuse('preferences', requiredText('Einstellung oder Passwort'))
    if (changesPassword && password === undefined) refuse('password', requiredText('Passwort'))
    if (changesPassword && oldPassword === undefined) refuse('oldPassword', requiredText('Altes Passwort'))
  })

export const usersContract = defineContract({
  path: 'users',
  summary: 'Accounts: signing up, and the caller’s own',
  record: userSchema,
  get: {},
  create: {
    data: z.strictObject({
      name: nameField,
      email: emailField,
      password: newPasswordField,
      acceptsTerms: z.literal(true, 'Bitte stimme den Nutzungsbedingungen zu'),
    }),
    // The same answer whether the address was free or not: nobody learns here who has an account.
    result: z.object({ email: z.string() }),
  },
  patch: { data: usersPatchSchema },
  remove: { data: z.strictObject({ password: knownPasswordField('Passwort') }) },
})
