import { z } from 'zod'
import { ASSIGNABLE_ROLES } from '../accounts/access/team-roles.ts'
import { defineContract } from '../kernel/contract.ts'
import { lineField } from '../kernel/line-field.ts'

const nameField = lineField('Name deines Teams', 120)
const descriptionField = z
  .string()
  .trim()
  .min(1, 'Beschreibung deines Teams ist erforderlich')
  .max(1000, 'Beschreibung deines Teams darf höchstens 1000 Zeichen lang sein')

const personSchema = z.object({ _id: z.string(), name: z.string(), email: z.string() })

export const teamMemberSchema = z.object({
  user: personSchema,
  role: z.enum(ASSIGNABLE_ROLES),
  can: z.object({ changeRole: z.boolean(), remove: z.boolean() }).describe('What the caller may do with this person'),
})
export type TeamMember = z.output<typeof teamMemberSchema>

export const seatsSchema = z.object({
  size: z.int(),
  members: z.int().describe('Members and managers, without the owner'),
  openInvitations: z.int(),
  ownerHasAccess: z.boolean(),
  free: z
    .int()
    .describe(
      '`size` − `members` − `openInvitations` − 1 if `ownerHasAccess`; below zero when the licence has become too small',
    ),
})

/** A team as one of its people sees it; what only managers and the owner see is absent for others. */
export const teamSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  owner: personSchema,
  ownerHasAccess: z.boolean(),
  subscription: z.string().nullable(),
  licence: z.enum(['active', 'inactive', 'none']).describe('State of the licence that the team shares'),
  members: z.array(teamMemberSchema).optional().describe('Members and managers by name; the owner is only in `owner`'),
  seats: seatsSchema.optional(),
  can: z.object({
    edit: z.boolean(),
    manage: z.boolean(),
    invite: z.boolean(),
    bill: z.boolean(),
    leave: z.boolean(),
  }),
})
export type Team = z.output<typeof teamSchema>

export const teamsContract = defineContract({
  path: 'teams',
  summary: 'The caller’s team',
  record: teamSchema,
  get: {},
  create: { data: z.strictObject({ name: nameField, description: descriptionField }) },
  patch: {
    data: z
      .strictObject({ name: nameField, description: descriptionField, ownerHasAccess: z.boolean() })
      .partial()
      .refine((patch) => Object.keys(patch).length > 0, 'Nichts zu ändern'),
  },
})
