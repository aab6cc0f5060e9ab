import { expect, test } from 'vitest'
import { quoteName } from './quote-name.ts'

test.each([
  ['Morgenkreis', '„Morgenkreis“'],
  ['„Raster”-Dokument', '„Raster”-Dokument'],
  ['Kopie von „Raster”-Dokument 2', 'Kopie von „Raster”-Dokument 2'],
  ['Lieder "laut"', '„Lieder "laut"“'],
  ['15" Monitor', '„15" Monitor“'],
])('%s stands in a sentence as %s', (name, quoted) => {
  expect(quoteName(name)).toBe(quoted)
})
