import { FILE_NAME_MAX, fileNameProblem } from '@gebaerdenraum/domain/files/file-names'
import { expect, test } from 'vitest'
import { documentName } from './create-list-document.ts'

test('a print template of a list is called as the list and its cards', () => {
  expect(documentName('Tiere', { name: 'SIGNbox Karten' })).toBe('Tiere – SIGNbox Karten')
})

test('the longest name of a list still leaves room for its cards', () => {
  const name = documentName(`${'lang '.repeat(30)}`.slice(0, FILE_NAME_MAX), { name: 'SIGNmap Karten' })
  expect([fileNameProblem(name), name.endsWith(' – SIGNmap Karten')]).toEqual([null, true])
})
