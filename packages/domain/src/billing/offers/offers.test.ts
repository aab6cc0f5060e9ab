import { describe, expect, test } from 'vitest'
import { offersAt } from '../price-list.ts'
import { PRICES } from '../prices.fixture.ts'
import { offerState } from './offer-state.ts'
import { isOffered, offeredLicence } from './offered-licence.ts'
import { proposedNet } from './proposed-price.ts'
import { afterAnswer } from './request-state.ts'

const AT = new Date('2026-11-22T10:00:00Z')
const OPEN = { validUntil: '2026-11-22', withdrawnAt: null, replacedAt: null, declinedAt: null, acceptedAt: null }

describe('an offer', () => {
  test('is open until the end of its last day in Germany', () => {
    expect(offerState(OPEN, new Date('2026-11-22T22:59:59Z'))).toBe('open')
    expect(offerState(OPEN, new Date('2026-11-22T23:00:00Z'))).toBe('expired')
  })

  test.each([
    ['withdrawnAt', 'withdrawn'],
    ['replacedAt', 'replaced'],
    ['declinedAt', 'declined'],
    ['acceptedAt', 'accepted'],
  ] as const)('with %s is %s, also past its last day', (field, state) => {
    expect(offerState({ ...OPEN, [field]: AT }, new Date('2027-01-01'))).toBe(state)
  })

  test('gives a licence that no list has and that does not renew itself', () => {
    const { license, net, customerTypes } = offeredLicence({ id: 'abc', seats: 200, period: 12, net: 900_000 })
    expect({ ...license, net, customerTypes }).toEqual({
      id: 'offer-abc',
      title: 'Lizenz nach Angebot, 200 Plätze',
      size: 200,
      period: 12,
      canAutoRenew: false,
      net: 900_000,
      customerTypes: ['company'],
    })
    expect(isOffered(license)).toBe(true)
    expect(offersAt(PRICES, AT).some((offer) => isOffered(offer.license))).toBe(false)
  })
})

describe('the proposed price', () => {
  // 50 seats cost 235,00 € a month: 4,70 € each.
  test.each([
    [200, 12, 940_000],
    [200, 24, 1_880_000],
    [200, 36, 2_820_000],
    [100, 6, 282_000],
    [50, 12, 235_000],
  ])('of %i seats for %i months is that of the largest licence and longest period', (seats, period, net) => {
    expect(proposedNet(PRICES, AT, { seats, period })).toBe(net)
  })

  test('is nothing before the first list', () => {
    expect(proposedNet(PRICES, new Date('2000-01-01'), { seats: 200, period: 12 })).toBeNull()
  })
})

test('an answer opens what was new or closed, and leaves an offer as it is', () => {
  expect((['new', 'closed', 'offer', 'accepted', 'declined'] as const).map(afterAnswer)).toEqual([
    'answered',
    'answered',
    'offer',
    'accepted',
    'declined',
  ])
})
