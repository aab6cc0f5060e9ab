import { decide } from '@gebaerdenraum/domain/accounts/access/decide'
import { SETTINGS_LINKS, type SettingsLink, settingsCards } from '@gebaerdenraum/domain/accounts/access/settings-cards'
import { visitorOf } from '@gebaerdenraum/domain/accounts/access/visitor'
import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { describe, expect, test } from 'vitest'
import { LINK_TEXTS } from './pages/settings/settings-links.ts'
import { routeOf } from './routes.ts'

const LINKS: readonly SettingsLink[] = Object.values(SETTINGS_LINKS).flat()

test.each(LINKS)('%s leads to the page of that name', (link) => {
  expect(LINK_TEXTS[link].to).toBe(routeOf(link).path)
})

describe('the guards allow every link that the settings show', () => {
  const choices = {
    role: ['customers', 'admins'],
    billingType: ['paying', 'member', 'free'],
    hasActiveSubscription: [true, false],
    teamRole: [null, 'member', 'manager', 'owner'],
    size: [0, 1, 10],
  } as const

  test.each(choices.role.flatMap((role) => choices.billingType.map((billingType) => [role, billingType] as const)))(
    '%s, %s',
    (role, billingType) => {
      for (const hasActiveSubscription of choices.hasActiveSubscription) {
        for (const teamRole of choices.teamRole) {
          for (const size of choices.size) {
            const session = {
              user: { role, billingType, hasActiveSubscription, hasSubscription: size > 0, isEmailVerified: true },
              team: teamRole && { _id: 't', name: 'T', description: '', ownerHasAccess: hasActiveSubscription },
              teamRole,
              subscription: null,
              license: size > 0 ? { size } : null,
            } as Session
            const refused = settingsCards(session)
              .flatMap(({ links }) => links)
              .filter((link) => decide(routeOf(link), visitorOf(session), {}).kind !== 'allow')
            expect(refused).toEqual([])
          }
        }
      }
    },
  )
})
