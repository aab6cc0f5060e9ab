import { expect, test } from 'vitest'
import { PLAIN_PRINT, printAddress, readPrintOptions } from './print-options.ts'

const ADDRESS = '/api/documents/1/original?u=2&s=3'
const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?'))))

test('a plain print has the address as it is', () => {
  expect(printAddress(ADDRESS, PLAIN_PRINT)).toBe(ADDRESS)
})

test('every options is read from the address as it was written into it', () => {
  for (const field of Object.keys(PLAIN_PRINT)) {
    const options = { ...PLAIN_PRINT, [field]: true }
    const query = queryOf(printAddress(ADDRESS, options))
    expect(readPrintOptions(query)).toEqual({ options, others: ['u', 's'] })
    expect(Object.keys(query)).toHaveLength(3)
  }
})

test('unknown fields and values other than 1 are reported', () => {
  expect(readPrintOptions({ cutMarks: 'yes', colour: '1', qrCodes: ['1', '1'] })).toEqual({
    options: PLAIN_PRINT,
    others: ['cutMarks', 'colour', 'qrCodes'],
  })
})
