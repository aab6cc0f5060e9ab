import { z } from 'zod'
import { ASSIGNABLE_ROLES } from '../accounts/access/team-roles.ts'
import { heldLicenceSchema, PEOPLE_SEARCH_MAX } from '../accounts/people/people.contract.ts'
import { defineContract, filter } from '../kernel/contract.ts'
import { TEAM_LICENCES } from './team-licences.ts'
import { seatsSchema } from './teams.contract.ts'

const moment = z.iso.datetime()
const personSchema = z.object({ _id: z.string(), name: z.string(), email: z.string() })

/** A team as who runs the product sees it: people and seats, never what is in its files. */
export const administeredTeamSummarySchema = z.object({
  _id: z.string(),
  name: z.string(),
  owner: personSchema,
  licence: z.enum(TEAM_LICENCES),
  seats: seatsSchema,
  createdAt: moment,
})
export type AdministeredTeamSummary = z.output<typeof administeredTeamSummarySchema>

export const administeredTeamSchema = administeredTeamSummarySchema.extend({
  description: z.string(),
  heldLicence: heldLicenceSchema.nullable(),
  members: z
    .array(personSchema.extend({ role: z.enum(ASSIGNABLE_ROLES) }))
    .describe('Members and managers by name; the owner is only in `owner`'),
  invitations: z
    .array(
      z.object({
        _id: z.string(),
        name: z.string(),
        email: z.string(),
        createdAt: moment,
        expiresAt: moment,
        isExpired: z.boolean(),
        delivery: z.enum(['waiting', 'sent', 'refused']),
      }),
    )
    .describe('Neither accepted nor cancelled, the newest first'),
})
export type AdministeredTeam = z.output<typeof administeredTeamSchema>

const id = z.string().min(1).max(60)
const administrationTeamsPatchSchema = z.union([
  z.strictObject({ resendInvitation: id }).describe('Makes a new link and mails it'),
  z.strictObject({ cancelInvitation: id }).describe('Ends it and frees its seat'),
])

export const administrationTeamsContract = defineContract({
  path: 'administration-teams',
  summary: 'Teams, for administrators',
  record: administeredTeamSummarySchema,
  find: {
    query: { search: z.string().trim().max(PEOPLE_SEARCH_MAX).optional() },
    filters: { licence: filter(z.enum(TEAM_LICENCES)) },
    sort: ['name', 'createdAt'],
    limit: { default: 20, max: 100 },
  },
  get: { result: administeredTeamSchema },
  patch: { data: administrationTeamsPatchSchema, result: administeredTeamSchema },
})
