import type { Review } from './repetition.ts'

/**
 * When answers count that a device has sent. A clock that runs ahead must not put off the next answers: an answer from the
 * future counts as given now. The answers to a sign stay in the order in which the device gave them, also behind those that
 * are `known` already; for that, one may count as given some milliseconds after `now`.
 */
export const settleReviewTimes = (sent: readonly Review[], known: readonly Review[], now: Date): readonly Review[] => {
  const latest = new Map<string, number>()
  const note = (sign: string, at: number): void => {
    latest.set(sign, Math.max(at, latest.get(sign) ?? Number.NEGATIVE_INFINITY))
  }
  for (const { sign, reviewedAt } of known) note(sign, reviewedAt.getTime())
  return sent
    .toSorted((a, b) => a.reviewedAt.getTime() - b.reviewedAt.getTime())
    .map((review) => {
      const { sign, reviewedAt } = review
      const isAhead = reviewedAt > now
      const at = isAhead ? Math.max(now.getTime(), (latest.get(sign) ?? 0) + 1) : reviewedAt.getTime()
      note(sign, at)
      return { ...review, reviewedAt: new Date(at) }
    })
}
