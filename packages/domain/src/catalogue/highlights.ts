import { germanDayOf } from '../kernel/german-days.ts'

/**
 * The sign of a day in Germany: the same for everybody who may see the same signs, whatever the order they come in. Undefined
 * where there are none. A sign that is added or retired rarely changes the choice.
 */
export const chooseSignOfTheDay = <Sign extends { readonly slug: string }>(
  signs: Iterable<Sign>,
  now: Date,
): Sign | undefined => {
  const day = germanDayOf(now)
  let chosen: Sign | undefined
  let least = Number.POSITIVE_INFINITY
  for (const sign of signs) {
    const number = hash(`${day}/${sign.slug}`)
    if (number > least || (number === least && chosen && chosen.slug < sign.slug)) continue
    chosen = sign
    least = number
  }
  return chosen
}

/**
 * The signs that were added in the last 60 days, the latest first, at most `limit`. None where that is a large part of the
 * catalogue: after its first import everything is new.
 */
export const listNewSigns = <Sign extends { readonly slug: string; readonly createdAt: Date }>(
  signs: readonly Sign[],
  now: Date,
  limit: number,
): readonly Sign[] => {
  const since = now.getTime() - NEW_MS
  const added = signs.filter(({ createdAt }) => createdAt.getTime() >= since)
  if (added.length > signs.length * NEW_SHARE_MAX) return []
  return added
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.slug < other.slug ? -1 : 1))
    .slice(0, limit)
}

const NEW_MS = 60 * 86_400_000
const NEW_SHARE_MAX = 0.25

/** 32 bits that spread well over short texts (FNV-1a with the last step of MurmurHash3). */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
