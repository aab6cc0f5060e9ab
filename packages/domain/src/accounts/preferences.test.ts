import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES, preferencesPatchSchema, preferencesSchema } from './preferences.ts'

test('a patch brings no defaults of its own: it would undo what another tab has changed', () => {
  for (const patch of [
    {},
    { search: {} },
    { search: { columns: 3 } },
    { recentlyUsed: { lists: [] } },
    { player: {} },
  ]) {
    expect(preferencesPatchSchema.parse(patch)).toEqual(patch)
  }
})

test('a stored value takes the defaults of what it lacks', () => {
  const preferences = preferencesSchema.parse({ search: { columns: 9 }, recentlyUsed: { lists: ['a'] } })
  expect(preferences).toEqual({
    ...DEFAULT_PREFERENCES,
    search: { ...DEFAULT_PREFERENCES.search, columns: 9 },
    recentlyUsed: { ...DEFAULT_PREFERENCES.recentlyUsed, lists: ['a'] },
  })
})

test('hands have the tone of the operator until a person chooses another', () => {
  expect(preferencesSchema.parse({}).hands).toEqual({ colouring: null })
  expect(preferencesSchema.parse({ hands: { colouring: 'lineArt' } }).hands).toEqual({ colouring: 'lineArt' })
  expect(preferencesPatchSchema.parse({ hands: { colouring: null } })).toEqual({ hands: { colouring: null } })
  expect(preferencesPatchSchema.safeParse({ hands: { colouring: 'pink' } }).success).toBe(false)
})

test('pictures in the editor of a list are large unless somebody wants them smaller', () => {
  expect(preferencesSchema.parse({}).listEditor).toEqual({ imageSize: 'large' })
  expect(preferencesSchema.parse({ listEditor: { imageSize: 'small' } }).listEditor).toEqual({ imageSize: 'small' })
  expect(preferencesPatchSchema.safeParse({ listEditor: { imageSize: 'huge' } }).success).toBe(false)
})
