import type { DueCards } from '@gebaerdenraum/domain/lists/player-repetition'

/** What waits in the mode "Lernen". */
export const openText = (count: number): string => {
  if (count === 0) return 'Alles gelernt'
  return count === 1 ? '1 Gebärde offen' : `${count} Gebärden offen`
}

/** What waits in the mode "Wiederholen", and when something will. */
export const dueText = (cards: DueCards | undefined, now: number): string => {
  if (!cards) return 'Wird geladen …'
  const { due, fresh, nextDueAt } = cards
  const parts = [due.length > 0 && `${due.length} fällig`, fresh.length > 0 && `${fresh.length} neu`]
  const text = parts.filter(Boolean).join(', ')
  if (text) return text
  return nextDueAt === null ? 'Nichts zu wiederholen' : `Nichts fällig, wieder ${whenText(nextDueAt, now)}`
}

const DAY = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', day: 'numeric', month: 'long' })
const TIME = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })
const DAY_MS = 86_400_000

const whenText = (time: number, now: number): string => {
  if (DAY.format(time) === DAY.format(now)) return `um ${TIME.format(time)} Uhr`
  return DAY.format(time) === DAY.format(now + DAY_MS) ? 'morgen' : `am ${DAY.format(time)}`
}
