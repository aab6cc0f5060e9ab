import { expect, test } from 'vitest'
import { addressOfPrint, PLAIN_PRINT, readPrintWish } from './print-wish.ts'

const ADDRESS = '/api/documents/1/original?u=2&s=3'
const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?'))))

test('a plain print has the address as it is', () => {
  expect(addressOfPrint(ADDRESS, PLAIN_PRINT)).toBe(ADDRESS)
})

test('every wish is read from the address as it was written into it', () => {
  for (const field of Object.keys(PLAIN_PRINT)) {
    const wish = { ...PLAIN_PRINT, [field]: true }
    const query = queryOf(addressOfPrint(ADDRESS, wish))
    expect(readPrintWish(query)).toEqual({ wish, others: ['u', 's'] })
    expect(Object.keys(query)).toHaveLength(3)
  }
})

test('an unknown wish and another value than 1 are told apart from the wishes', () => {
  expect(readPrintWish({ cutMarks: 'yes', colour: '1', qrCodes: ['1', '1'] })).toEqual({
    wish: PLAIN_PRINT,
    others: ['cutMarks', 'colour', 'qrCodes'],
  })
})
