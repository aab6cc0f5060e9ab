import type { Readable } from 'node:stream'
import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { AssignableRole } from '@gebaerdenraum/domain/accounts/access/team-roles'
import type { LicenceChoice } from '@gebaerdenraum/domain/accounts/licence-choice'
import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { TeamPerson } from '@gebaerdenraum/domain/accounts/users.contract'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { extensionPoint } from '../../../platform/modules/extension-point.ts'
import type { AccountRow } from '../accounts.repository.ts'

/** What modules above accounts add to an account: each registers its part, and accounts knows none of them. */

/** What one module gives to the file with all data of an account. Every module that keeps something of people has one. */
export type ExportPart = {
  /** One line for the file's own description: what it is, in German. */
  readonly about: string
  readonly path: string
  files(context: ExportContext): Promise<readonly ExportFile[]>
}

export type ExportContext = { readonly userId: string; readonly db: Database }

/** Large content is opened only when its turn comes. */
export type ExportFile = { readonly path: string; readonly content: Buffer | (() => Promise<Readable>) }

export const dataExports = extensionPoint<ExportPart>('data exports')

/** A part that is one JSON file. */
export const jsonPart = (
  path: string,
  about: string,
  read: (context: ExportContext) => Promise<unknown>,
): ExportPart => ({
  path,
  about,
  files: async (context) => [{ path, content: Buffer.from(`${JSON.stringify(await read(context), null, 2)}\n`) }],
})

/**
 * What a module does when an account is deleted, in the transaction that deletes it. Locks are taken first, those of
 * upper modules before those of lower ones, then the account's own row.
 */
export type AccountRemoval = {
  lock?(db: Database, account: AccountRow): Promise<unknown>
  /** After the rules allowed it and before the row goes: removes or schedules what the foreign keys do not. */
  remove?(unit: UnitOfWork, account: AccountRow): Promise<unknown>
}

export const accountRemovals = extensionPoint<AccountRemoval>('account removals')

/** Facts that the session shows beside account and licence. */
export type SessionPart = Partial<
  Pick<Session, 'customer' | 'hasInvoices' | 'freeSeats' | 'openInvitations'> & {
    readonly teamOwner: { readonly name: string; readonly email: string }
  }
>

export type ReadSessionPart = (db: Database, account: AccountRow) => Promise<FoundSessionPart>

export type FoundSessionPart = {
  readonly part: SessionPart
  /**
   * Topics of all rows that it was read from, but for those of the account itself (`ChangeFeed`). Undefined: it depends on
   * more, such as the time, and is read for each session.
   */
  readonly topics: readonly string[] | undefined
}

export const sessionParts = extensionPoint<ReadSessionPart>('session parts')

export type SignUpData = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly invitationId?: string | undefined
  readonly invitationToken?: string | undefined
  readonly licenceChoice?: LicenceChoice | undefined
}

/** Checks its part of a sign-up before anything is written; throws an ApiError for data that cannot be accepted. */
export type PrepareSignUp = (db: Database, data: SignUpData) => Promise<PreparedSignUp>

export type PreparedSignUp = {
  /** The data proves that its sender reads mail to this address. */
  readonly confirmsAddress?: boolean
  /** Runs with a new account only, in its transaction. */
  save?(db: Database, userId: string): Promise<void>
}

export const signUpSteps = extensionPoint<PrepareSignUp>('sign-up steps')

/** Changes of `PATCH /api/users/{id}` that belong to the team; contributed by one module. */
export type MembershipChanges = {
  changeRole(context: MembershipContext, userId: string, role: AssignableRole): Promise<TeamPerson>
  leave(context: MembershipContext, userId: string): Promise<TeamPerson>
  join(
    context: MembershipContext,
    userId: string,
    invitation: { readonly team: string; readonly invitationId: string; readonly invitationToken: string },
  ): Promise<unknown>
}

export type MembershipContext = { readonly db: Database; readonly caller: Caller }

export const membershipChanges = extensionPoint<MembershipChanges>('membership changes')

/** What the administration shows of a person beside the account itself. */
export type PersonPart = Partial<Pick<Person, 'openInvitations' | 'invoices'>>

export type ReadPersonPart = (
  db: Database,
  person: { readonly id: string; readonly email: string },
  now: Date,
) => Promise<PersonPart>

export const personParts = extensionPoint<ReadPersonPart>('person parts')
