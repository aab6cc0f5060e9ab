import { canBuyLicence } from '../can-buy-licence.ts'
import { type Caller, isAdministrator, type UserCaller } from './caller.ts'
import { managesTeam } from './team-roles.ts'

/**
 * Who may call a method at all. Which rows he then reaches is the repository's business, in the statement itself;
 * `rows` only names it for the permission matrix.
 */
export type Permission = {
  readonly name: string
  readonly rows: string
  allows(caller: Caller): Verdict
  /**
   * Whether this caller has the rights of an administrator here. Where he has not, he is given on as any other person
   * (`asPerson`); where he has, what he writes is kept for good (`audit_entries`).
   */
  isAdministrative(caller: Caller): boolean
}

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: Refusal }
export type Refusal =
  | 'not-signed-in'
  | 'not-verified'
  | 'second-factor-missing'
  | 'not-licensed'
  | 'not-administrator'
  | 'not-team-manager'
  | 'not-team-owner'
  | 'not-payer'

const OK: Verdict = { ok: true }
const refuse = (reason: Refusal): Verdict => ({ ok: false, reason })

/** For permissions that know no administrators: who is one calls as himself. */
const asHimself = { isAdministrative: () => false } as const
const forAdministrators = { isAdministrative: isAdministrator } as const

/** Anybody, signed in or not. Has to be written out: nothing is public by default. */
export const anyone = ({ rows }: { rows: string }): Permission => ({
  ...asHimself,
  name: 'anyone',
  rows,
  allows: () => OK,
})

/** Whoever is signed in with a verified address. */
export const signedIn = ({ rows }: { rows: string }): Permission => ({
  ...asHimself,
  name: 'signed in',
  rows,
  allows: verified(() => OK),
})

/** Signed in, also before the address is verified: for what a new account needs to get there. */
export const signedInUnverified = ({ rows }: { rows: string }): Permission => ({
  ...asHimself,
  name: 'signed in, unverified too',
  rows,
  allows: proven(() => OK),
})

/** Whatever the sign-in is good for otherwise: for learning what it is, and ending it. */
export const anySignIn = ({ rows }: { rows: string }): Permission => ({
  ...asHimself,
  name: 'any sign-in',
  rows,
  allows: (caller) => (caller.kind === 'user' ? OK : refuse('not-signed-in')),
})

export const licensed = ({ rows }: { rows: string }): Permission => ({
  ...asHimself,
  name: 'licensed',
  rows,
  allows: verified((user) => (user.isLicensed ? OK : refuse('not-licensed'))),
})

/** Licensed, and administrators with all that they reach. */
export const licensedOrAdministrator = ({ rows }: { rows: string }): Permission => ({
  ...forAdministrators,
  name: 'licensed, administrator',
  rows,
  allows: verified((user) => (user.isLicensed ? OK : refuse('not-licensed'))),
})

export const administrator = ({ rows }: { rows: string }): Permission => ({
  ...forAdministrators,
  name: 'administrator',
  rows,
  allows: verified((user) => (user.role === 'admins' ? OK : refuse('not-administrator'))),
})

/** Administrators, also while their sign-in serves for nothing but setting up its second factor. */
export const administratorEnrolling = ({ rows }: { rows: string }): Permission => ({
  ...forAdministrators,
  name: 'administrator, before the second factor too',
  rows,
  allows: (caller) => {
    if (caller.kind === 'anonymous') return refuse('not-signed-in')
    if (!caller.isEmailVerified) return refuse('not-verified')
    return isAdministrator(caller) ? OK : refuse('not-administrator')
  },
})

/** Everybody reaches his own, administrators all. */
export const signedInOrAdministrator = ({ rows }: { rows: string }): Permission => ({
  ...forAdministrators,
  name: 'signed in, administrator',
  rows,
  allows: verified(() => OK),
})

/** The same, also before the address is verified. Of an administrator it is verified before others can be reached. */
export const signedInUnverifiedOrAdministrator = ({ rows }: { rows: string }): Permission => ({
  isAdministrative: (caller) => isAdministrator(caller) && (caller as UserCaller).isEmailVerified,
  name: 'signed in, unverified too, administrator',
  rows,
  allows: proven(() => OK),
})

/** Managers of a team and its owner, also without a seat or an active licence: they manage all the same. */
export const teamManager = ({ rows }: { rows: string }): Permission => ({
  ...asHimself,
  name: 'manager or owner of a team',
  rows,
  allows: verified(({ teamRole }) => (managesTeam(teamRole) ? OK : refuse('not-team-manager'))),
})

export const teamOwner = ({ rows }: { rows: string }): Permission => ({
  ...asHimself,
  name: 'owner of a team',
  rows,
  allows: verified(({ teamRole }) => (teamRole === 'owner' ? OK : refuse('not-team-owner'))),
})

/** Customers who pay for themselves (or for a team); who shares a team's licence or has it free has nothing to manage. */
export const payer = ({ rows }: { rows: string }): Permission => ({
  ...asHimself,
  name: 'customer who pays',
  rows,
  allows: verified((user) => (canBuyLicence(user) ? OK : refuse('not-payer'))),
})

/** Who pays reaches his own, administrators all. */
export const payerOrAdministrator = ({ rows }: { rows: string }): Permission => ({
  ...forAdministrators,
  name: 'customer who pays, administrator',
  rows,
  allows: verified((user) => (user.role === 'admins' || canBuyLicence(user) ? OK : refuse('not-payer'))),
})

const proven =
  (next: (user: UserCaller) => Verdict) =>
  (caller: Caller): Verdict => {
    if (caller.kind === 'anonymous') return refuse('not-signed-in')
    return caller.awaitsSecondFactor ? refuse('second-factor-missing') : next(caller)
  }

const verified = (next: (user: UserCaller) => Verdict) =>
  proven((user) => (user.isEmailVerified ? next(user) : refuse('not-verified')))
