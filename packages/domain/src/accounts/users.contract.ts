import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { emailField } from '../kernel/email-field.ts'
import { requiredText } from '../kernel/field-messages.ts'
import { ASSIGNABLE_ROLES } from './access/team-roles.ts'
import { knownPasswordField, nameField, newPasswordField } from './account-fields.ts'
import { licenceChoiceField } from './licence-choice.ts'
import { preferencesPatchSchema } from './preferences.ts'
import { userSchema } from './session.contract.ts'

const invitationFields = {
  invitationId: z.string().min(1).max(60).optional(),
  invitationToken: z.string().min(1).max(200).optional(),
}

/**
 * One change at a time: preferences; a new password together with the old one; joining a team with an invitation or
 * leaving it (`team: null`, a manager also says it of a member); a member's role.
 */
const usersPatchSchema = z
  .strictObject({
    preferences: preferencesPatchSchema.optional(),
    password: newPasswordField.optional(),
    oldPassword: knownPasswordField('Altes Passwort').optional(),
    team: z.string().min(1).max(60).nullable().optional(),
    ...invitationFields,
    teamRole: z.enum(ASSIGNABLE_ROLES).optional(),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of patchFaults(value)) {
      issues.push({ code: 'custom', path: [field], message, input: undefined })
    }
  })
export type UsersPatch = z.output<typeof usersPatchSchema>

/** What a manager is told of a member he changes: nothing of his settings. */
export const teamPersonSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  team: z.string().nullable(),
  teamRole: z.enum(ASSIGNABLE_ROLES).nullable(),
})
export type TeamPerson = z.output<typeof teamPersonSchema>

type Given = { readonly [Field in 'preferences' | 'password' | 'oldPassword' | TeamField]?: unknown }
type TeamField = 'team' | 'invitationId' | 'invitationToken' | 'teamRole'
type Fault = readonly [field: string, message: string]

const patchFaults = (given: Given): readonly Fault[] => {
  const has = (field: keyof Given) => given[field] !== undefined
  const changesPassword = has('password') || has('oldPassword')
  const hasInvitation = has('invitationId') || has('invitationToken')
  const changes: readonly (readonly [string, boolean])[] = [
    ['preferences', has('preferences')],
    ['password', changesPassword],
    ['team', has('team') || hasInvitation],
    ['teamRole', has('teamRole')],
  ]
  const changed = changes.flatMap(([name, isChanged]) => (isChanged ? [name] : []))
  if (changed.length === 0) return [['preferences', requiredText('Einstellung oder Passwort')]]
  if (changed.length > 1) {
    return [[changed[0] ?? '', 'Bitte nur eines auf einmal ändern']]
  }
  if (changesPassword) return passwordFaults(has)
  return changed[0] === 'team' ? teamFaults(given, has) : []
}

const passwordFaults = (has: (field: keyof Given) => boolean): readonly Fault[] => [
  ...(has('password') ? [] : [['password', requiredText('Passwort')] as const]),
  ...(has('oldPassword') ? [] : [['oldPassword', requiredText('Altes Passwort')] as const]),
]

/** Leaving needs no invitation and takes none; joining needs all of it. */
const teamFaults = ({ team }: Given, has: (field: keyof Given) => boolean): readonly Fault[] => {
  const fields = ['invitationId', 'invitationToken'] as const
  if (team === null) return fields.filter(has).map((field) => [field, 'Zum Verlassen gehört keine Einladung'] as const)
  if (team === undefined) return [['team', requiredText('Team')]]
  return fields.filter((field) => !has(field)).map((field) => [field, requiredText('Einladung')] as const)
}

export const usersContract = defineContract({
  path: 'users',
  summary: 'Accounts: signing up, the caller’s own, and members of a team by its managers',
  record: userSchema,
  get: {},
  create: {
    data: z.strictObject({
      name: nameField,
      email: emailField,
      password: newPasswordField,
      acceptsTerms: z.literal(true, 'Bitte stimme den Nutzungsbedingungen zu'),
      // With both, for the address that was invited, there is nothing left to confirm: who has the token reads its mail.
      ...invitationFields,
      licenceChoice: licenceChoiceField.optional().describe('Kept until it is ordered, for 90 days at most'),
    }),
    // The same answer whether the address was free or not: nobody learns here who has an account.
    result: z.object({ email: z.string() }),
  },
  patch: { data: usersPatchSchema, result: z.union([userSchema, teamPersonSchema]) },
  remove: { data: z.strictObject({ password: knownPasswordField('Passwort') }) },
})
