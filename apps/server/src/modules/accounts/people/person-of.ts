import { resendableMails } from '@gebaerdenraum/domain/accounts/people/account-mails'
import type { Person, PersonSummary } from '@gebaerdenraum/domain/accounts/people/people.contract'
import type { TeamRole } from '@gebaerdenraum/domain/accounts/session.contract'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { type PersonPart, personParts } from '../extensions/index.ts'
import type { Services } from '../services.ts'
import { findPerson, type PersonRow } from './people.repository.ts'
import { findHeldLicences, findLastSignIn, findLivingSignIns, toHeldLicence } from './person-details.repository.ts'

export const summaryOf = (row: PersonRow): PersonSummary => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  isEmailVerified: row.emailVerifiedAt !== null,
  isMultiplicator: row.isMultiplicator,
  licence: row.licence,
  freeAccess: row.isFree ? { until: row.freeUntil?.toISOString() ?? null } : null,
  team: row.teamId === null ? null : { _id: row.teamId, name: row.teamName ?? '', role: teamRoleOf(row) },
  createdAt: row.createdAt.toISOString(),
})

const teamRoleOf = ({ isTeamOwner, memberRole }: PersonRow): TeamRole =>
  isTeamOwner ? 'owner' : (memberRole ?? 'member')

export const foundPerson = async (db: Database, id: string, now: Date): Promise<PersonRow> => {
  const row = isUuid(id) ? await findPerson(db, id, now) : undefined
  if (!row) throw noPerson()
  return row
}

export const noPerson = (): ApiError => new ApiError('NotFound', 'Dieses Konto gibt es nicht.')

/** All that the administration tells of one account. */
export const loadPerson = async (
  db: Database,
  { contributions }: Pick<Services, 'contributions'>,
  id: string,
  now: Date,
): Promise<Person> => {
  const row = await foundPerson(db, id, now)
  const { subscriptionId, teamSubscriptionId } = row
  const ids = [subscriptionId, teamSubscriptionId].filter((some) => some !== null)
  const licences = await findHeldLicences(db, ids)
  const lastSignInAt = await findLastSignIn(db, id)
  const signIns = await findLivingSignIns(db, id, now)
  const parts: PersonPart = {}
  for (const read of contributions.to(personParts)) Object.assign(parts, await read(db, row, now))
  return {
    ...summaryOf(row),
    billingType: row.billingType,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    signIns: signIns.map(({ createdAt, expiresAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    ownLicence: toHeldLicence(licences.get(subscriptionId ?? '')),
    teamLicence: toHeldLicence(licences.get(teamSubscriptionId ?? '')),
    openInvitations: parts.openInvitations ?? [],
    invoices: parts.invoices ?? 0,
    can: { view: mayBeViewed(row), resend: [...resendableMails(row.emailVerifiedAt !== null)] },
  }
}

/** Nobody looks as an administrator: what is only theirs to see is not shown to one who looks as another. */
export const mayBeViewed = ({ role, emailVerifiedAt }: Pick<PersonRow, 'role' | 'emailVerifiedAt'>): boolean =>
  role !== 'admins' && emailVerifiedAt !== null
