import { germanDayOf, writtenDay } from '../../kernel/german-days.ts'
import type { SessionTeam, SubscriptionStatus, TeamLicence } from '../session.contract.ts'

type Subscription = { readonly status: SubscriptionStatus; readonly periodEnd: Date | null }

/**
 * What members of a team are told about its licence. A licence that was ended before its term was over, or an order
 * that was rejected, has no day on which it expired: `endedAt` is null then.
 */
export const teamLicence = (subscription: Subscription | null, now: Date): TeamLicence => {
  if (!subscription) return { state: 'none', endedAt: null }
  const { status, periodEnd } = subscription
  if (status !== 'canceled') return { state: status === 'active' ? 'active' : 'pending', endedAt: null }
  return { state: 'ended', endedAt: periodEnd && periodEnd <= now ? periodEnd.toISOString() : null }
}

/** Why a team has no access, as one sentence to its members; null while its licence is active. */
export const missingLicenceText = ({ state, endedAt }: TeamLicence): string | null => {
  switch (state) {
    case 'active':
      return null
    case 'pending':
      return 'Die neue Lizenz deines Teams wird noch geprüft.'
    case 'ended':
      return endedAt === null
        ? 'Die Lizenz deines Teams ist nicht mehr aktiv.'
        : `Die Lizenz deines Teams ist am ${writtenDay(germanDayOf(new Date(endedAt)))} abgelaufen.`
    case 'none':
      return 'Dein Team hat keine Lizenz.'
  }
}

/** Who can do something about it: only the owner of a team pays for it. */
export const contactText = ({ name, email }: SessionTeam['owner']): string => `Bitte wende dich an ${name} (${email}).`
