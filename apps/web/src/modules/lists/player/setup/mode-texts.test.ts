import { describe, expect, test } from 'vitest'
import { dueText, openText } from './mode-texts.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const cards = (due: number, fresh: number, nextDueAt: string | null = null) => ({
  due: Array.from({ length: due }, (_, index) => `due ${index}`),
  fresh: Array.from({ length: fresh }, (_, index) => `fresh ${index}`),
  nextDueAt: nextDueAt === null ? null : Date.parse(nextDueAt),
})

describe('what waits in a mode', () => {
  test('is said of "Lernen" with the number', () => {
    expect([0, 1, 12].map(openText)).toEqual(['Alles gelernt', '1 Gebärde offen', '12 Gebärden offen'])
  })

  test('is said of "Wiederholen" as due and new', () => {
    expect(dueText(cards(3, 4), NOW)).toBe('3 fällig, 4 neu')
    expect(dueText(cards(3, 0), NOW)).toBe('3 fällig')
    expect(dueText(cards(0, 4), NOW)).toBe('4 neu')
    expect(dueText(undefined, NOW)).toBe('Wird geladen …')
  })

  test('is said of "Wiederholen" with the next time, in German time', () => {
    expect(dueText(cards(0, 0), NOW)).toBe('Nichts zu wiederholen')
    expect(dueText(cards(0, 0, '2026-11-21T14:30:00Z'), NOW)).toBe('Nichts fällig, wieder um 15:30 Uhr')
    expect(dueText(cards(0, 0, '2026-11-21T23:30:00Z'), NOW)).toBe('Nichts fällig, wieder morgen')
    expect(dueText(cards(0, 0, '2026-12-03T12:00:00Z'), NOW)).toBe('Nichts fällig, wieder am 3. Dezember')
  })
})
