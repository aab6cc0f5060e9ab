import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FILE_NAME_MAX, fileNameKey, fileNameProblem, freeFileName, normalizedFileName } from './file-names.ts'

describe('a free name', () => {
  test.each([
    ['Tiere', [], 'Tiere'],
    ['Tiere', ['tiere'], 'Tiere Kopie 1'],
    ['Tiere', ['Tiere', 'Tiere Kopie 1'], 'Tiere Kopie 2'],
    ['Tiere Kopie 1', ['Tiere Kopie 1'], 'Tiere Kopie 2'],
    ['Tiere Kopie 1', ['Tiere'], 'Tiere Kopie 1'],
    ['Meine Kopie', ['Meine Kopie'], 'Meine Kopie Kopie 1'],
    ['  Straße ', ['STRAßE'], 'Straße Kopie 1'],
  ])('for %j among %j is %j', (name, taken, free) => {
    expect(freeFileName(name, taken)).toBe(free)
  })

  test('is given up after 200 tries', () => {
    const taken = ['Tiere', ...Array.from({ length: 200 }, (_, index) => `Tiere Kopie ${index + 1}`)]
    expect(freeFileName('Tiere', taken)).toBeNull()
    expect(freeFileName('Tiere', taken.slice(0, -1))).toBe('Tiere Kopie 200')
  })

  test('is a valid one, however long the name was, and not taken', () => {
    const name = fc.string({ minLength: 1, maxLength: FILE_NAME_MAX, unit: 'grapheme' }).map(normalizedFileName)
    const valid = name.filter((text) => fileNameProblem(text) === null)
    fc.assert(
      fc.property(valid, fc.array(valid, { maxLength: 5 }), (wanted, others) => {
        const free = freeFileName(wanted, [wanted, ...others])
        expect(fileNameProblem(free ?? '')).toBeNull()
        expect([wanted, ...others].map(fileNameKey)).not.toContain(fileNameKey(free ?? ''))
      }),
    )
  })
})

test.each([
  ['', 'Name ist erforderlich'],
  ['\u200B\u00AD', 'Name ist erforderlich'],
  ['👨‍👩‍👧', null],
  ['a'.repeat(121), 'Name darf höchstens 120 Zeichen lang sein'],
  ['🐕'.repeat(120), null],
  ['Zeile\neins', 'Name enthält unzulässige Zeichen'],
  ['foto\u202Egpj.exe', 'Name enthält unzulässige Zeichen'],
  ['Übung: Tiere & Farben?', null],
])('the name %j: %s', (name, problem) => {
  expect(fileNameProblem(name)).toBe(problem)
})
