import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { knownPasswordField } from './account-fields.ts'
import { CUSTOMER_TYPES } from './customer-types.ts'
import { preferencesSchema } from './preferences.ts'
import { secondFactorCodeField } from './second-factors.contract.ts'

export const USER_ROLES = ['customers', 'admins'] as const
export const BILLING_TYPES = ['paying', 'member', 'free'] as const
export const TEAM_ROLES = ['member', 'manager', 'owner'] as const
export const SUBSCRIPTION_STATUSES = ['pending-approval', 'active', 'canceled'] as const
export type UserRole = (typeof USER_ROLES)[number]
export type BillingType = (typeof BILLING_TYPES)[number]
export type TeamRole = (typeof TEAM_ROLES)[number]
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** The signed-in user as he sees himself. */
export const userSchema = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(USER_ROLES),
  entity: z.string().describe('Id of the record that the role has: `GET {role}/{entity}`'),
  team: z.string().nullable(),
  subscription: z.string().nullable(),
  billingType: z.enum(BILLING_TYPES),
  freeUntil: z.iso.datetime().nullable().describe('Free access until then, beside whatever is paid for'),
  isMultiplicator: z.boolean(),
  isEmailVerified: z.boolean(),
  /** Ever had a subscription of any state. */
  hasSubscription: z.boolean(),
  /** Is licensed now: own subscription, seat in a team, or free access (decisions, Words). */
  hasActiveSubscription: z.boolean(),
  preferences: preferencesSchema,
})
export type User = z.output<typeof userSchema>

export const authenticationContract = defineContract({
  path: 'authentication',
  summary: 'Signing in and out',
  record: z.object({
    accessToken: z.string(),
    authentication: z.object({ strategy: z.enum(['local', 'jwt']) }),
    user: userSchema,
  }),
  create: {
    data: z.discriminatedUnion('strategy', [
      z.strictObject({
        strategy: z.literal('local'),
        email: z.string().trim().min(1, 'E-Mail ist erforderlich').max(254),
        password: knownPasswordField('Passwort'),
        code: secondFactorCodeField
          .optional()
          .describe('Of accounts with a second factor; a 401 with `data.secondFactor` asks for it'),
      }),
      z.strictObject({ strategy: z.literal('jwt'), accessToken: z.string().min(1).max(200) }),
    ]),
  },
  remove: {},
})

export const licenseSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Seats. */
  size: z.int(),
  /** Months. */
  period: z.int(),
  canAutoRenew: z.boolean(),
})
export type License = z.output<typeof licenseSchema>

export const subscriptionSchema = z.object({
  _id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  subscriptionType: z.enum(['stripe', 'manual']),
  license: z.string(),
  licenseObject: licenseSchema,
  periodEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
})

const teamLicenceSchema = z.object({
  state: z
    .enum(['active', 'pending', 'ended', 'none'])
    .describe('Pending: an order on invoice that waits for approval'),
  endedAt: z.iso.datetime().nullable().describe('When it expired; null unless its term is over'),
})
export type TeamLicence = z.output<typeof teamLicenceSchema>

const sessionTeamSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  ownerHasAccess: z.boolean(),
  owner: z.object({ name: z.string(), email: z.string() }).describe('Who pays for the team'),
  licence: teamLicenceSchema,
})
export type SessionTeam = z.output<typeof sessionTeamSchema>

export const sessionSchema = z.object({
  user: userSchema,
  team: sessionTeamSchema.nullable(),
  teamRole: z.enum(TEAM_ROLES).nullable(),
  subscription: subscriptionSchema.nullable(),
  license: licenseSchema.nullable(),
  customer: z
    .object({ customerType: z.enum(CUSTOMER_TYPES), countryCode: z.string(), name: z.string(), company: z.string() })
    .optional()
    .describe('Who pays, once the billing address was saved; all of it: `customers`'),
  hasInvoices: z.boolean().describe('Invoices were issued to this account'),
  offlineUntil: z.iso
    .datetime()
    .nullable()
    .describe('Until then a device may show what the licence opens without asking again; null if it may not'),
  freeSeats: z.int().optional().describe('For owner and managers; below zero when the licence has become too small'),
  awaitsSecondFactor: z.literal(true).optional().describe('An administrator who has to set up his second factor first'),
  openInvitations: z.int().optional().describe('For owner and managers'),
})
export type Session = z.output<typeof sessionSchema>

/** All the screens need to know about the caller, in one round trip. */
export const sessionContract = defineContract({
  path: 'session',
  summary: 'The caller with team, role and licence',
  record: sessionSchema,
  find: { result: sessionSchema },
})
