import { hasFreeAccess, type LicenceFacts } from './is-licensed.ts'

/** For so many days a device may show what a licence opens without asking the server again (decision 0060). */
export const OFFLINE_DAYS = 30

type Facts = LicenceFacts & {
  /** When the own subscription ends; null where its next term begins by itself. */
  readonly ownEnd: Date | null
  /** The same for the subscription of the team. */
  readonly teamEnd: Date | null
}

/**
 * Until when a device without a connection may show what a licence opens; null without a licence, and when its term is over. The licence that ends last
 * counts. Whole days (UTC), so that answers of one day are the same.
 */
export const offlineAccessUntil = (facts: Facts, now: Date): Date | null => {
  const ends = listEnds(facts, now).filter((end) => end > now.getTime())
  if (ends.length === 0) return null
  const longest = Math.floor(now.getTime() / DAY_MS + OFFLINE_DAYS) * DAY_MS
  return new Date(Math.min(longest, Math.max(...ends)))
}

const listEnds = (facts: Facts, now: Date): readonly number[] => {
  const { role, ownStatus, ownEnd, team, teamEnd, billingType, freeUntil } = facts
  const hasSeat = !team?.isOwner || team.ownerHasAccess
  return [
    ...(hasSeat && ownStatus === 'active' ? [toEnd(ownEnd)] : []),
    ...(hasSeat && team?.status === 'active' ? [toEnd(teamEnd)] : []),
    ...(hasFreeAccess(facts, now) ? [billingType === 'free' ? Infinity : toEnd(freeUntil)] : []),
    ...(role === 'admins' ? [Infinity] : []),
  ]
}

const toEnd = (end: Date | null): number => end?.getTime() ?? Infinity

const DAY_MS = 86_400_000
