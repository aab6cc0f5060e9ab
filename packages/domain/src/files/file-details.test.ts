import { expect, test } from 'vitest'
import { fitsFileType } from './file-details.ts'

test.each([
  ['documents', { documentType: 'grid' }, true],
  ['documents', { customSignType: 'signBox' }, false],
  ['custom-signs', { customSignType: 'signOnly' }, true],
  ['custom-signs', { documentType: 'grid' }, false],
  ['lists', {}, true],
  ['lists', { documentType: 'grid' }, false],
  ['documents', {}, true],
] as const)('%s with the details %j: %s', (fileType, details, fits) => {
  expect(fitsFileType(fileType, details)).toBe(fits)
})
