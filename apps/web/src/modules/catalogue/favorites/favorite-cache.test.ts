import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { searchIndexQuery } from '../local-search/search-index-query.ts'
import { markFavorite, withFavorite } from './favorite-cache.ts'

const sign = (_id: string): Sign => ({
  _id,
  name: _id,
  slug: _id,
  keywords: [],
  category: 'c',
  wordClass: 'noun',
  isPreview: false,
  isLocked: false,
  isFingerspelled: true,
  isFavorite: false,
  hasVideo: true,
  images: {},
})
const [dog, cat] = [sign('dog'), sign('cat')]
const page = { total: 2, limit: 20, skip: 0, data: [dog, cat] }

test('marks the sign in a page, and keeps the others the same objects', () => {
  const marked = withFavorite(page, 'dog', true)
  expect(marked).toEqual({ ...page, data: [{ ...dog, isFavorite: true }, cat] })
  expect((marked as typeof page).data[1]).toBe(cat)
})

test('marks the sign in a list and alone', () => {
  expect(withFavorite([dog, cat], 'cat', true)).toEqual([dog, { ...cat, isFavorite: true }])
  expect(withFavorite(dog, 'dog', true)).toEqual({ ...dog, isFavorite: true })
})

test('leaves what does not hold the sign untouched', () => {
  expect(withFavorite(page, 'bird', true)).toBe(page)
  expect(withFavorite(dog, 'cat', true)).toBe(dog)
  expect(withFavorite(null, 'cat', true)).toBeNull()
  expect(withFavorite(undefined, 'cat', true)).toBeUndefined()
})

test('is known to the search on this device, once it asked for the favourites', () => {
  const client = new QueryClient()
  const readFavorites = () => client.getQueryData(searchIndexQuery.queryKey)?.favorites
  markFavorite(client, 'dog', true)
  expect(readFavorites()).toBeUndefined()
  client.setQueryData(searchIndexQuery.queryKey, { version: '1', addressSuffix: '', favorites: ['cat'] })
  markFavorite(client, 'dog', true)
  markFavorite(client, 'dog', true)
  expect(readFavorites()).toEqual(['cat', 'dog'])
  markFavorite(client, 'cat', false)
  expect(readFavorites()).toEqual(['dog'])
})
