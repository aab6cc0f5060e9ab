import { describe, expect, test } from 'vitest'
import { cardFaults, readExpiry } from './card-faults.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const CARD = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123', name: 'Erika Muster' }

describe('a card', () => {
  test('is good to the end of its month', () => {
    expect(cardFaults(CARD, NOW)).toEqual({ number: null, expiry: null, cvc: null, name: null })
    expect(cardFaults({ ...CARD, expiry: '10/26' }, NOW).expiry).toBe('Die Karte ist abgelaufen')
  })

  test('says at each field what is missing or wrong', () => {
    expect(cardFaults({ number: '', expiry: '', cvc: '', name: ' ' }, NOW)).toEqual({
      number: 'Kartennummer ist erforderlich',
      expiry: 'Gültig bis ist erforderlich',
      cvc: 'Prüfziffer ist erforderlich',
      name: 'Name des Inhabers ist erforderlich',
    })
    expect(cardFaults({ ...CARD, number: '4242 4242 4242 4241', cvc: '12' }, NOW)).toMatchObject({
      number: 'Die Kartennummer ist ungültig',
      cvc: 'Die Prüfziffer hat 3 oder 4 Ziffern',
    })
  })
})

test.each([
  ['12/29', { month: 12, year: 2029 }],
  [' 1 / 2030 ', { month: 1, year: 2030 }],
  ['13/29', null],
  ['1229', null],
  ['00/30', null],
])('%s is read as %o', (text, expiry) => {
  expect(readExpiry(text)).toEqual(expiry)
})
