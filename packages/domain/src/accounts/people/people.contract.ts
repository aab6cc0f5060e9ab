import { z } from 'zod'
import { defineContract, filter } from '../../kernel/contract.ts'
import { emailField } from '../../kernel/email-field.ts'
import { nameField } from '../account-fields.ts'
import { LICENCE_SOURCES } from '../is-licensed.ts'
import { BILLING_TYPES, licenseSchema, SUBSCRIPTION_STATUSES, TEAM_ROLES, USER_ROLES } from '../session.contract.ts'

const moment = z.iso.datetime()
const yesOrNo = z.enum(['yes', 'no'])

/** A mail that an account can be sent again. */
export const RESENT_MAILS = ['signupEmail', 'passwordReset', 'initialPassword'] as const
export type ResentMail = (typeof RESENT_MAILS)[number]

/** An account as who runs the product sees it: never its password, its preferences or what is in its files. */
export const personSummarySchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(USER_ROLES),
  isEmailVerified: z.boolean(),
  isMultiplicator: z.boolean(),
  licence: z.enum(LICENCE_SOURCES).describe('What the person is licensed by now'),
  freeAccess: z
    .object({ until: moment.nullable().describe('Null: without end') })
    .nullable()
    .describe('Given by an administrator, beside whatever is paid for'),
  team: z.object({ _id: z.string(), name: z.string(), role: z.enum(TEAM_ROLES) }).nullable(),
  createdAt: moment,
})
export type PersonSummary = z.output<typeof personSummarySchema>

/** A licence as far as the administration tells of it: what it is for and how long it lasts. */
export const heldLicenceSchema = z.object({
  _id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  license: licenseSchema,
  periodEnd: moment.nullable(),
  renews: z.boolean(),
})
export type HeldLicence = z.output<typeof heldLicenceSchema>

export const personSchema = personSummarySchema.extend({
  billingType: z.enum(BILLING_TYPES),
  lastSignInAt: moment.nullable().describe('As far as it is still known: sign-ins that ended are forgotten'),
  signIns: z.array(z.object({ createdAt: moment, expiresAt: moment })).describe('That last now, the newest first'),
  ownLicence: heldLicenceSchema.nullable(),
  teamLicence: heldLicenceSchema.nullable(),
  openInvitations: z.array(
    z.object({
      _id: z.string(),
      team: z.object({ _id: z.string(), name: z.string() }),
      createdAt: moment,
      expiresAt: moment,
    }),
  ),
  invoices: z.int().describe('How many invoices and credit notes the account shows'),
  can: z.object({
    view: z.boolean().describe('Nobody looks as an administrator, or as who has not confirmed the address'),
    resend: z.array(z.enum(RESENT_MAILS)),
  }),
})
export type Person = z.output<typeof personSchema>

const REASON_MAX_LENGTH = 300

/** One at a time. */
const peoplePatchSchema = z.union([
  z
    .strictObject({ freeUntil: moment.nullable(), reason: z.string().trim().max(REASON_MAX_LENGTH).optional() })
    .describe('Gives free access until a moment, or takes it back, also one without end'),
  z.strictObject({ isMultiplicator: z.boolean() }),
  z.strictObject({ endSessions: z.literal(true) }).describe('Ends all sign-ins of the person'),
  z.strictObject({ resend: z.enum(RESENT_MAILS) }),
])
export type PeoplePatch = z.output<typeof peoplePatchSchema>

export const PEOPLE_SEARCH_MAX = 200

export const peopleContract = defineContract({
  path: 'people',
  summary: 'Accounts, for administrators',
  record: personSummarySchema,
  find: {
    query: { search: z.string().trim().max(PEOPLE_SEARCH_MAX).optional() },
    filters: {
      licence: filter(z.enum(LICENCE_SOURCES)),
      role: filter(z.enum(USER_ROLES)),
      confirmed: filter(yesOrNo),
      inTeam: filter(yesOrNo),
      free: filter(yesOrNo),
    },
    sort: ['name', 'email', 'createdAt'],
    limit: { default: 20, max: 100 },
  },
  get: { result: personSchema },
  create: { data: z.strictObject({ name: nameField, email: emailField }), result: personSchema },
  patch: { data: peoplePatchSchema, result: personSchema },
})
