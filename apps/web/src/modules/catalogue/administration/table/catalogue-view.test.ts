import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFilter, MISSING, readView, SHOWN, SORTS, writeView } from './catalogue-view.ts'

describe('what the table of signs shows', () => {
  it('is written to the address and read from it', () => {
    const view = fc.record({
      search: fc.string({ maxLength: 20 }),
      category: fc.constantFrom('', 'abc'),
      wordClass: fc.constantFrom('' as const, 'noun' as const),
      missing: fc.constantFrom('' as const, ...MISSING),
      shown: fc.constantFrom(...SHOWN),
      sort: fc.constantFrom(...SORTS),
      isDescending: fc.boolean(),
      page: fc.integer({ min: 1, max: 2000 }),
    })
    fc.assert(
      fc.property(view, (given) => {
        expect(readView(writeView(given))).toEqual(given)
      }),
    )
  })

  it('is the first page of the table for any other address', () => {
    expect(readView({ wortart: 'Unsinn', fehlt: 'x', seite: '-3', nach: '' })).toEqual(readView({}))
  })

  it('asks for what changed in the last week, retired signs too', () => {
    const view = { ...readView({ zeige: 'recent' }), category: 'abc' }
    expect(buildFilter(view, new Date('2026-11-22T15:00:00Z'))).toEqual({
      retired: 'all',
      updatedSince: '2026-11-15T00:00:00.000Z',
      category: ['abc'],
    })
  })
})
