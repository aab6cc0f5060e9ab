import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { expect, test } from 'vitest'
import type { CatalogueRow } from './catalogue.repository.ts'
import { givenRow } from './catalogue-row.fixture.ts'
import { toSign } from './to-sign.ts'

const spelledMedia = (change: Partial<CatalogueRow>, isLicensed = true) =>
  toSign(givenRow(change), { isLicensed, favorites: new Set(), addressesOf: () => ({}), extent: 'all' }).spelledMedia
const imported = (...importedTypes: SignMediaType[]) => spelledMedia({ importedTypes })

test('a sign names the media that show the spelled word: what was imported does not, nor a card made of it', () => {
  expect(imported()).toEqual(['signBox', 'signMap', 'signOnly', 'signVideo'])
  expect(imported('signVideo', 'signMap')).toEqual(['signBox', 'signOnly'])
  expect(imported('signOnly')).toEqual(['signVideo'])
})

test('a sign that is not spelled, or that the viewer may not see, names none', () => {
  expect(spelledMedia({ isFingerspelled: false, importedTypes: ['signOnly'] })).toBeUndefined()
  expect(spelledMedia({}, false)).toBeUndefined()
  expect(spelledMedia({ isPreview: true }, false)).toHaveLength(4)
})
