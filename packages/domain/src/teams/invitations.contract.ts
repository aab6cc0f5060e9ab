import { z } from 'zod'
import { NAME_MAX_LENGTH } from '../accounts/account-fields.ts'
import { defineContract, filter } from '../kernel/contract.ts'
import { emailField } from '../kernel/email-field.ts'
import { optionalPersonNameField } from '../kernel/line-field.ts'
import { INVITATIONS_AT_ONCE_MAX } from './invitation-state.ts'

const id = z.string().min(1).max(60)

/** Feathers' client writes null as an empty text. */
const momentOrNone = z.union([z.literal('').transform(() => null), z.null(), z.iso.datetime()])

export const invitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  team: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  consumedAt: z.iso.datetime().nullable(),
  invalidatedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
  isConsumed: z.boolean(),
  isInvalidated: z.boolean(),
  isExpired: z.boolean(),
  isValid: z.boolean(),
  new: z.literal(false).describe('Not stored yet; each invitation that the server answers is stored'),
  delivery: z.enum(['waiting', 'sent', 'refused']).describe('Of its last mail; refused: the address does not take it'),
})
export type Invitation = z.output<typeof invitationSchema>

/** What whoever has the link sees: the team, never who else is in it. */
const openedInvitationSchema = invitationSchema
  .omit({ delivery: true })
  .extend({ team: z.object({ _id: z.string(), name: z.string(), description: z.string() }), inviter: z.string() })
export type OpenedInvitation = z.output<typeof openedInvitationSchema>

const invitedSchema = z.strictObject({
  /** May be left out: then the mail greets without a name. */
  name: optionalPersonNameField('Name', NAME_MAX_LENGTH).default(''),
  email: emailField,
  team: id,
  message: z.string().trim().max(2000, 'Nachricht darf höchstens 2000 Zeichen lang sein').default(''),
})

export const invitationsContract = defineContract({
  path: 'invitations',
  summary: 'Invitations into a team',
  record: invitationSchema,
  find: {
    filters: {
      team: filter(id),
      consumedAt: filter(momentOrNone, '$ne'),
      invalidatedAt: filter(momentOrNone, '$ne'),
      expiresAt: filter(z.iso.datetime(), '$gt', '$gte', '$lt', '$lte'),
    },
    sort: ['createdAt'],
    limit: { default: 20, max: 100 },
  },
  get: {
    query: { invitationToken: z.string().min(1).max(200) },
    result: openedInvitationSchema,
  },
  create: {
    data: z.union([
      invitedSchema,
      z
        .array(invitedSchema)
        .min(1)
        .max(INVITATIONS_AT_ONCE_MAX, `Höchstens ${INVITATIONS_AT_ONCE_MAX} Personen auf einmal`),
    ]),
    result: z.union([invitationSchema, z.array(invitationSchema)]),
  },
  patch: {
    data: z.union([
      z.strictObject({ invalidatedAt: z.iso.datetime() }).describe('Cancels it, at the present time'),
      z
        .strictObject({ resend: z.literal(true) })
        .describe('Makes a new link that holds again for 14 days, and mails it'),
    ]),
  },
})
