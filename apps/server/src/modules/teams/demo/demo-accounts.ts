import type {
  BillingType,
  License,
  SubscriptionStatus,
  UserRole,
} from '@gebaerdenraum/domain/accounts/session.contract'

/** The demo accounts (decisions): one for each kind of visitor. The password is public; never on a public address. */
export const DEMO_PASSWORD = 'gebaerden1'

export type DemoAccount = {
  readonly email: string
  readonly name: string
  readonly about: string
  readonly role: UserRole
  readonly billingType: BillingType
  readonly isMultiplicator?: boolean
  readonly subscription?: {
    readonly status: SubscriptionStatus
    readonly type: 'stripe' | 'manual'
    readonly license: License
    readonly daysLeft: number
  }
  /** Place in `DEMO_TEAM`, or in the one named. */
  readonly teamRole?: 'owner' | 'manager' | 'member'
  readonly team?: DemoTeam
}

export type DemoTeam = { readonly name: string; readonly description: string; readonly ownerHasAccess: boolean }

const SINGLE: License = { id: 'single-1-1', title: 'Einzellizenz', size: 1, period: 1, canAutoRenew: true }
const TEN_SEATS: License = {
  id: 'institution-10-12',
  title: 'Einrichtung, 10 Plätze',
  size: 10,
  period: 12,
  canAutoRenew: true,
}

const FIVE_SEATS: License = {
  id: 'small-5-12',
  title: 'Familie und kleine Praxis, 5 Plätze',
  size: 5,
  period: 12,
  canAutoRenew: true,
}

const paying = { role: 'customers', billingType: 'paying' } as const
const seat = { role: 'customers', billingType: 'member' } as const

export const DEMO_TEAM: DemoTeam = {
  name: 'Kita Sonnenhügel',
  description: 'Wir gebärden mit allen Kindern.',
  ownerHasAccess: true,
}

/** Its owner pays, and takes no seat. */
const TEAM_WITHOUT_OWNER: DemoTeam = {
  name: 'Frühförderung Regenbogen',
  description: 'Gebärden von Anfang an.',
  ownerHasAccess: false,
}

export const DEMO_TEAMS: readonly DemoTeam[] = [DEMO_TEAM, TEAM_WITHOUT_OWNER]

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    ...paying,
    email: 'einzel@demo.example',
    name: 'Eva Einzel',
    about: 'Einzellizenz, aktiv',
    subscription: { status: 'active', type: 'stripe', license: SINGLE, daysLeft: 20 },
  },
  {
    ...paying,
    email: 'leitung@demo.example',
    name: 'Lena Leitung',
    about: `leitet das Team „${DEMO_TEAM.name}“ (10 Plätze)`,
    teamRole: 'owner',
    subscription: { status: 'active', type: 'stripe', license: TEN_SEATS, daysLeft: 200 },
  },
  { ...seat, email: 'manager@demo.example', name: 'Max Manager', about: 'verwaltet das Team', teamRole: 'manager' },
  {
    ...seat,
    email: 'mitglied@demo.example',
    name: 'Mia Mitglied',
    about: 'Mitglied des Teams, Multiplikatorin',
    teamRole: 'member',
    isMultiplicator: true,
  },
  {
    ...paying,
    email: 'traeger@demo.example',
    name: 'Tom Träger',
    about: 'Lizenz mit 10 Plätzen, noch kein Team',
    subscription: { status: 'active', type: 'stripe', license: TEN_SEATS, daysLeft: 300 },
  },
  {
    ...paying,
    email: 'ohneplatz@demo.example',
    name: 'Olga Ohneplatz',
    about: `leitet das Team „${TEAM_WITHOUT_OWNER.name}“ ohne eigenen Platz`,
    teamRole: 'owner',
    team: TEAM_WITHOUT_OWNER,
    subscription: { status: 'active', type: 'stripe', license: FIVE_SEATS, daysLeft: 120 },
  },
  { ...paying, email: 'gast@demo.example', name: 'Gerd Gast', about: 'hatte nie eine Lizenz' },
  {
    ...paying,
    email: 'abgelaufen@demo.example',
    name: 'Anna Abgelaufen',
    about: 'Lizenz ist abgelaufen',
    subscription: { status: 'canceled', type: 'stripe', license: SINGLE, daysLeft: -14 },
  },
  {
    ...paying,
    email: 'wartend@demo.example',
    name: 'Walter Wartend',
    about: 'Bestellung auf Rechnung wartet auf Freigabe',
    subscription: { status: 'pending-approval', type: 'manual', license: TEN_SEATS, daysLeft: 365 },
  },
  { role: 'admins', billingType: 'free', email: 'admin@demo.example', name: 'Adam Admin', about: 'Verwaltung' },
]
