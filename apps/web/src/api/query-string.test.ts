import { describe, expect, test } from 'vitest'
import { findsNothing, queryString } from './query-string.ts'

describe('a query as an address', () => {
  test.each([
    [undefined, ''],
    [{}, ''],
    [{ search: undefined }, ''],
    [{ $limit: 20, $skip: 0 }, '?$limit=20&$skip=0'],
    [{ $sort: { title: 1, createdAt: -1 } }, '?$sort[title]=1&$sort[createdAt]=-1'],
    [{ _id: { $in: ['a', 'b'] } }, '?_id[$in][]=a&_id[$in][]=b'],
    [{ $select: ['name', 'slug'] }, '?$select[]=name&$select[]=slug'],
    [{ search: 'Öl & Essig=gut?#' }, '?search=%C3%96l%20%26%20Essig%3Dgut%3F%23'],
    [{ isPublic: true, revision: null }, '?isPublic=true&revision='],
    [{ createdAt: { $gte: '2026-01-01', $lt: undefined } }, '?createdAt[$gte]=2026-01-01'],
    [{ 'a&b': 1 }, '?a%26b=1'],
  ])('%j is “%s”', (query, text) => {
    expect(queryString(query)).toBe(text)
  })
})

describe('an empty $in', () => {
  test('finds nothing', () => {
    expect(findsNothing({ $limit: 20, _id: { $in: [] } })).toBe(true)
  })

  test.each([undefined, {}, { _id: { $in: ['a'] } }, { _id: { $nin: [] } }, { $select: [] }, { search: null }])(
    'is not what %j has',
    (query) => {
      expect(findsNothing(query)).toBe(false)
    },
  )
})
