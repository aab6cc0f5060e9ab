import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxOf } from '../taxation.ts'
import { totalsOf } from './invoice-totals.ts'

const line = (net: number, basisPoints: number) => ({ net, basisPoints, tax: taxOf(net, { basisPoints }) })

describe('the totals of an invoice', () => {
  test('are grouped by rate, the highest first', () => {
    expect(totalsOf([line(500, 700), line(990, 1900), line(-190, 1900)])).toEqual({
      groups: [
        { basisPoints: 1900, net: 800, tax: 152 },
        { basisPoints: 700, net: 500, tax: 35 },
      ],
      net: 1300,
      tax: 187,
      gross: 1487,
    })
  })

  test('are the sums of lines and of groups alike', () => {
    const lines = fc.array(
      fc.tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.constantFrom(0, 700, 1900, 2550)).map((given) => line(...given)),
    )
    fc.assert(
      fc.property(lines, (given) => {
        const { groups, net, tax, gross } = totalsOf(given)
        expect(gross).toBe(given.reduce((total, one) => total + one.net + one.tax, 0))
        expect([net, tax]).toEqual([
          groups.reduce((total, group) => total + group.net, 0),
          groups.reduce((total, group) => total + group.tax, 0),
        ])
      }),
    )
  })
})
