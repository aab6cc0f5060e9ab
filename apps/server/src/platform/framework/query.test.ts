import { signsContract } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { describe, expect, test } from 'vitest'
import { compileFindQuery, parseQueryString } from './query.ts'

const parseFind = compileFindQuery(signsContract, signsContract.find)
const parsed = (text: string) => parseFind(parseQueryString(text))

describe('a query', () => {
  test('becomes filters, sort and paging', () => {
    expect(parsed('search=a&category=c&_id[$in][]=x&_id[$in][]=y&$limit=5')).toMatchObject({
      search: 'a',
      filters: { category: { $eq: 'c' }, _id: { $in: ['x', 'y'] } },
      sort: {},
      limit: 5,
      skip: 0,
      select: undefined,
    })
  })

  test.each([
    ['__proto__=1', '"__proto__"'],
    ['%5f_proto__[$limit]=1', '"__proto__"'],
    ['category[__proto__]=x', 'category."__proto__"'],
    ['constructor=1', 'constructor'],
    ['toString=1', 'toString'],
  ])('with the field %s is refused by its name', (text, field) => {
    expect(() => parsed(text)).toThrow(
      expect.objectContaining({ code: 400, errors: { [field]: 'Unbekanntes Abfragefeld' } }),
    )
  })

  test.each(['category[$in][__proto__]=x', 'category[$in][name]=x', '$select[name]=slug'])(
    'with names where a list belongs is refused: %s',
    (text) => {
      expect(() => parsed(text)).toThrow(expect.objectContaining({ code: 400 }))
    },
  )

  test('keeps a filter behind any number of others', () => {
    expect(parsed(`${'&'.repeat(3000)}category=c`).filters).toEqual({ category: { $eq: 'c' } })
    expect(() => parsed(`${'$limit=1&'.repeat(1000)}nope=1`)).toThrow(expect.objectContaining({ code: 400 }))
  })

  test('as long as a request can be is read at once', { timeout: 15_000 }, () => {
    // Thirty times as long: work that grows with the square of the length would not end within the time of a test.
    const count = 80_000
    expect(Object.keys(parseQueryString('a[]=1&'.repeat(count))['a'] as object)).toHaveLength(count)
    expect(Object.keys(parseQueryString('a=1&'.repeat(count))['a'] as object)).toHaveLength(count)
  })
})
