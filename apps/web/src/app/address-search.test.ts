import { describe, expect, test } from 'vitest'
import { parseAddressSearch, writeAddressSearch } from './address-search.ts'

describe('what stands behind the question mark', () => {
  test('is plain words', () => {
    expect(writeAddressSearch({ search: 'zu Fuß & so', seite: 2 })).toBe('?search=zu+Fu%C3%9F+%26+so&seite=2')
  })

  test('leaves out what has no value', () => {
    expect(writeAddressSearch({ a: undefined, b: null, c: '', d: 0, e: false })).toBe('?d=0&e=false')
  })

  test('is nothing when there is nothing to say', () => {
    expect(writeAddressSearch({ a: undefined })).toBe('')
  })

  test('reads numbers and JSON as the text they are', () => {
    expect(parseAddressSearch('?search=123&x=%7B%22a%22%3A1%7D&y=true')).toEqual({
      search: '123',
      x: '{"a":1}',
      y: 'true',
    })
  })

  test('survives writing and reading', () => {
    const search = { search: 'Öl+Essig=100%?', category: 'é' }
    expect(parseAddressSearch(writeAddressSearch(search))).toEqual(search)
  })
})
