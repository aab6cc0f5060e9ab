import { canBuyLicence } from '../can-buy-licence.ts'
import type { Session } from '../session.contract.ts'

/** The cards of the settings overview and what each may lead to, in the order of the screen. */
export const SETTINGS_LINKS = {
  account: ['billing-address', 'password-change', 'user-subscription', 'invoices', 'own-data'],
  team: ['team-create', 'team-overview', 'team-members', 'team-invitations', 'team-invite', 'team-billing'],
  support: ['help'],
} as const
export type SettingsCardId = keyof typeof SETTINGS_LINKS
export type SettingsLink = (typeof SETTINGS_LINKS)[SettingsCardId][number]

export type SettingsCard = { readonly id: SettingsCardId; readonly links: readonly SettingsLink[] }

/** What somebody can set (specification 1, sections 2 and 6). A card that would be empty is not there. */
export const settingsCards = (session: Session): readonly SettingsCard[] =>
  (['account', 'team', 'support'] as const)
    .map((id): SettingsCard => ({ id, links: SETTINGS_LINKS[id].filter((link) => CONDITIONS[link](session)) }))
    .filter(({ links }) => links.length > 0)

type Condition = (session: Session) => boolean

const always: Condition = () => true

const paysHimself: Condition = ({ user }) => canBuyLicence(user)

/**
 * The list of invoices is for those who pay by card or direct debit (specification 1, section 6). Every customer keeps
 * it once an invoice was issued to the account: also after a change to payment on invoice, and after joining a team.
 */
export const showsInvoices: Condition = (session) =>
  session.user.role === 'customers' &&
  (session.hasInvoices || (paysHimself(session) && session.subscription?.subscriptionType !== 'manual'))

/** The team's pages are for a paying owner and for those whom the owner pays for. */
const isOfTeam: Condition = ({ user, teamRole }) =>
  teamRole === 'owner' ? user.billingType === 'paying' : teamRole !== null && user.billingType === 'member'

const managesTeam: Condition = (session) => isOfTeam(session) && session.teamRole !== 'member'

/** A licence for several, and no team yet to share it with. It must hold: the page that makes teams asks for it. */
const mayCreateTeam: Condition = (session) =>
  session.team === null &&
  paysHimself(session) &&
  session.user.hasActiveSubscription &&
  (session.license?.size ?? 0) > 1

const CONDITIONS: Readonly<Record<SettingsLink, Condition>> = {
  'billing-address': paysHimself,
  'password-change': always,
  'user-subscription': paysHimself,
  invoices: showsInvoices,
  'own-data': always,
  'team-create': mayCreateTeam,
  'team-overview': isOfTeam,
  'team-members': managesTeam,
  'team-invitations': managesTeam,
  'team-invite': managesTeam,
  'team-billing': (session) => isOfTeam(session) && session.teamRole === 'owner',
  help: always,
}
