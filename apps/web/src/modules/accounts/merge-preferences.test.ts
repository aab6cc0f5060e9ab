import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from './default-preferences.ts'
import { mergePreferences, type PreferencesPatch } from './merge-preferences.ts'

test('changes the fields it names and leaves all others', () => {
  const merged = mergePreferences(DEFAULT_PREFERENCES, { search: { columns: 7 } })
  expect(merged).toEqual({ ...DEFAULT_PREFERENCES, search: { ...DEFAULT_PREFERENCES.search, columns: 7 } })
})

test('adds hints, each once', () => {
  const before: PreferencesPatch = { dismissedHints: ['herz'] }
  expect(mergePreferences(before, { dismissedHints: ['raster', 'herz'] })).toEqual({
    dismissedHints: ['herz', 'raster'],
  })
})

test('joins two patches field by field, the later one winning, and invents nothing', () => {
  const first: PreferencesPatch = { search: { columns: 7, showNames: false } }
  const joined = mergePreferences(first, { search: { columns: 3 }, player: { speed: 0.5 } })
  expect(joined).toEqual({ search: { columns: 3, showNames: false }, player: { speed: 0.5 } })
})

test('moves what was used lately to the front, each once, twenty of a kind at most', () => {
  const before: PreferencesPatch = { recentlyUsed: { lists: ['a', 'b'], documents: ['d'] } }
  expect(mergePreferences(before, { recentlyUsed: { lists: ['b', 'c'] } })).toEqual({
    recentlyUsed: { lists: ['b', 'c', 'a'], documents: ['d'] },
  })
  const full = mergePreferences(before, {
    recentlyUsed: { lists: Array.from({ length: 20 }, (_, index) => `${index}`) },
  })
  expect(full.recentlyUsed?.lists).toHaveLength(20)
  expect(full.recentlyUsed?.lists).not.toContain('a')
})
