import { decide } from '@gebaerdenraum/domain/accounts/access/decide'
import type { Decision, PathParams } from '@gebaerdenraum/domain/accounts/access/decision'
import { ANONYMOUS, type User, type Visitor } from '@gebaerdenraum/domain/accounts/access/visitor'
import { describe, expect, test } from 'vitest'
import { ROUTES, type RouteId, routeOf } from './routes.ts'

const licensed: User = {
  kind: 'user',
  role: 'customers',
  isEmailVerified: true,
  isLicensed: true,
  hasSubscription: true,
  canBuy: true,
  sharedTeam: null,
  teamRole: null,
  isOwnerWithoutSeat: false,
  isMultiplicator: false,
}
const unlicensed: User = { ...licensed, isLicensed: false }

const seated: User = { ...licensed, hasSubscription: false, canBuy: false, teamRole: 'member' }
const expiredTeam: User['sharedTeam'] = {
  owner: { name: 'Lena Leitung', email: 'leitung@demo.example' },
  licence: { state: 'ended', endedAt: '2026-11-12T12:00:00Z' },
}

const VISITORS = {
  anonymous: ANONYMOUS,
  unverified: { ...unlicensed, isEmailVerified: false, hasSubscription: false },
  'never licensed': { ...unlicensed, hasSubscription: false },
  expired: unlicensed,
  single: licensed,
  member: seated,
  multiplicator: { ...seated, isMultiplicator: true },
  manager: { ...seated, teamRole: 'manager' },
  'expired member': { ...seated, isLicensed: false, sharedTeam: expiredTeam },
  'expired manager': { ...seated, isLicensed: false, sharedTeam: expiredTeam, teamRole: 'manager' },
  'free access': { ...licensed, hasSubscription: false, canBuy: false },
  owner: { ...licensed, teamRole: 'owner' },
  'owner, no seat': { ...unlicensed, teamRole: 'owner', isOwnerWithoutSeat: true },
  admin: { ...licensed, role: 'admins', hasSubscription: false, canBuy: false },
  'enrolling admin': { ...licensed, role: 'admins', hasSubscription: false, canBuy: false, awaitsSecondFactor: true },
} as const satisfies Readonly<Record<string, Visitor>>
type VisitorName = keyof typeof VISITORS

/** What may stand in an address, so that optional parameters are there once and missing once. */
const WITH_PARAMS: PathParams = { id: 'i1', slug: 'hallo', shareKey: 'k1' }

const ask = (route: RouteId, visitor: VisitorName, params: PathParams = WITH_PARAMS): Decision =>
  decide(routeOf(route), VISITORS[visitor], params)

const brief = (decision: Decision): string => {
  if (decision.kind !== 'redirect') return decision.kind
  const params = Object.values(decision.params ?? {}).filter(Boolean)
  return `→ ${[decision.to, ...params].join(' ')}`
}

test('every page answers every visitor as the table says', async () => {
  const names = Object.keys(VISITORS) as VisitorName[]
  const lines = ROUTES.map(({ id, path, query }) => {
    const answers = names.map((name) => brief(ask(id, name)))
    const text = [...new Set(answers)].map((answer) => {
      const who = names.filter((_, index) => answers[index] === answer)
      return `  ${answer}: ${who.length === names.length ? 'all' : who.join(', ')}`
    })
    return [query ? `${path}?${query}` : path, ...text].join('\n')
  })
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot('__snapshots__/route-access.txt')
})

describe('being sent on', () => {
  const cases = ROUTES.flatMap(({ id }) => (Object.keys(VISITORS) as VisitorName[]).map((name) => [id, name] as const))

  test('always ends on a page, within three steps', () => {
    for (const [id, name] of cases) {
      for (const params of [WITH_PARAMS, {}]) expect(`${id} ${name} ${stepsFrom(id, name, params)}`).toMatch(/ [0-3]$/)
    }
  })

  const stepsFrom = (id: RouteId, name: VisitorName, params: PathParams): number => {
    const decision = ask(id, name, params)
    if (decision.kind !== 'redirect') return 0
    return 1 + stepsFrom(decision.to, name, decision.params ?? {})
  }
})

describe('the rules of the routes', () => {
  test('an empty or unknown path is the search for who is signed in, the login for all others', () => {
    for (const id of ['start', 'unknown'] as const) {
      expect(brief(ask(id, 'anonymous'))).toBe('→ login')
      expect(brief(ask(id, 'single'))).toBe('→ search')
    }
  })

  test('/app is the search, behind the login', () => {
    expect(brief(ask('app', 'single'))).toBe('→ search')
    expect(brief(ask('app', 'anonymous'))).toBe('→ login')
  })

  test('/anmeldung is the signup and “konto” the billing address', () => {
    expect(brief(ask('signup-entry', 'anonymous'))).toBe('→ signup')
    expect(brief(ask('account', 'expired'))).toBe('→ billing-address')
  })

  test('the old address of a custom sign is the editor, without an id the overview', () => {
    expect(brief(ask('custom-sign-editor-former', 'single'))).toBe('→ custom-sign-editor i1')
    expect(brief(ask('custom-sign-editor-former', 'single', {}))).toBe('→ custom-signs')
  })

  test('the own documents are the file browser, showing documents only', () => {
    expect(ask('my-documents', 'single')).toEqual({ kind: 'redirect', to: 'file-browser', search: { t: 'documents' } })
    expect(brief(ask('my-documents', 'anonymous'))).toBe('→ login')
  })

  test('who cannot buy is sent to the checkout from nowhere', () => {
    for (const name of ['expired member', 'expired manager', 'free access', 'admin'] as const) {
      for (const { id } of ROUTES) expect(`${id}: ${brief(ask(id, name))}`).not.toContain('→ checkout')
    }
    expect(brief(ask('search', 'expired member'))).toBe('→ user-subscription')
    expect(brief(ask('search', 'never licensed'))).toBe('→ checkout')
  })

  test('a public sign is the full one for the licensed, and the other way round', () => {
    expect(brief(ask('public-sign', 'member'))).toBe('→ sign hallo')
    expect(brief(ask('public-sign', 'expired'))).toBe('allow')
    expect(brief(ask('public-sign', 'anonymous'))).toBe('allow')
    expect(brief(ask('sign', 'expired'))).toBe('→ public-sign hallo')
    expect(brief(ask('sign', 'never licensed'))).toBe('→ public-sign hallo')
    expect(brief(ask('sign', 'single'))).toBe('allow')
    expect(brief(ask('sign', 'anonymous'))).toBe('→ login')
  })

  test('a shared list opens in the editor for the licensed, given its key', () => {
    expect(brief(ask('list-overview-public', 'single'))).toBe('→ list-editor-shared k1')
    expect(brief(ask('list-overview-public', 'single', {}))).toBe('allow')
    expect(brief(ask('list-overview-public', 'never licensed'))).toBe('allow')
  })

  test('the team’s billing page is open to every team role', () => {
    for (const name of ['member', 'manager', 'owner', 'owner, no seat'] as const) {
      expect(brief(ask('team-billing', name))).toBe('allow')
    }
  })

  test('the administration is for administrators only', () => {
    expect(brief(ask('administration', 'admin'))).toBe('allow')
    expect(brief(ask('administration', 'owner'))).toBe('stay')
  })

  test('every page of the settings is open without a licence', () => {
    const settings = ROUTES.filter(({ path }) => path.startsWith('/app/einstellungen'))
    expect(settings.map(({ access }) => access.licence)).toEqual(settings.map(() => 'not-needed'))
  })
})
