import { describe, expect, it } from 'vitest'
import { breakPoints } from './break-word.ts'

const broken = (word: string) => {
  const points = [0, ...breakPoints(word), word.length]
  return points.slice(1).map((point, index) => word.slice(points[index], point))
}

describe('dividing a word', () => {
  it.each([
    ['trinken', 'trin|ken'],
    ['Garten', 'Gar|ten'],
    ['Schraubenschlüssel', 'Schrau|ben|schlüs|sel'],
    ['Fieberthermometer', 'Fie|ber|ther|mo|me|ter'],
    ['glücklich', 'glück|lich'],
    ['Glückwunsch', 'Glück|wunsch'],
    ['Genossenschaftsunfall', 'Genos|sen|schafts|un|fall'],
    ['U-Bahn-Station', 'U-Bahn-|Sta|tion'],
    ['Hund', 'Hund'],
    ['Ei', 'Ei'],
    ['', ''],
  ])('divides %s as %s', (word, parts) => {
    expect(broken(word).join('|')).toBe(parts)
  })
})
