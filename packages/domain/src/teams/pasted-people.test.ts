import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmailAddress } from '../accounts/email-address.ts'
import { mergePeople, parsePastedPeople, validPeople } from './pasted-people.ts'

describe('pasted text', () => {
  test.each([
    ['anna.meier@kita.example', [['Anna Meier', 'anna.meier@kita.example']]],
    ['Anna Meier <anna@kita.example>', [['Anna Meier', 'anna@kita.example']]],
    ['"Anna-Lena O\'Neill" <a@kita.example>', [["Anna-Lena O'Neill", 'a@kita.example']]],
    [
      'Jörg Weiß jw@kita.example; kein Mensch, Ü @ kita, bo@kita.example',
      [
        ['Jörg Weiß', 'jw@kita.example'],
        ['Bo', 'bo@kita.example'],
      ],
    ],
    [
      'a@x.example\r\n\nb@x.example',
      [
        ['A', 'a@x.example'],
        ['B', 'b@x.example'],
      ],
    ],
    ['Meier, Anna <anna@x.example>', [['Anna', 'anna@x.example']]],
    ['(1) *** Max! <max@x.example>', [['1 Max', 'max@x.example']]],
    ['niemand', []],
    ['', []],
  ])('%j gives %j', (text, people) => {
    expect(parsePastedPeople(text).map(({ name, email }) => [name, email])).toEqual(people)
  })

  test('names everybody once: the last of equal addresses, in the place of the first', () => {
    expect(parsePastedPeople('A <a@x.example>, b@x.example, Anton <A@X.example>')).toEqual([
      { name: 'Anton', email: 'A@X.example' },
      { name: 'B', email: 'b@x.example' },
    ])
  })

  test('of thousands of lines is read', () => {
    const text = Array.from({ length: 5000 }, (_, index) => `Kind ${index} <kind.${index}@x.example>`).join('\n')
    expect(parsePastedPeople(text)).toHaveLength(5000)
  })

  test('gives only addresses, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(..."@@..aÄ<>,;\n- '1")).map((signs) => signs.join('')),
        (text) => {
          for (const { email, name } of parsePastedPeople(text)) {
            expect(isEmailAddress(email)).toBe(true)
            expect(name).not.toMatch(/[<>@"\n]/)
          }
        },
      ),
    )
  })
})

describe('rows of people', () => {
  test('take pasted ones over by address, and lose empty ones', () => {
    const rows = [
      { name: 'Alt', email: 'A@x.example' },
      { name: '', email: '' },
      { name: 'Unfertig', email: '' },
    ]
    expect(mergePeople(rows, [{ name: 'Neu', email: 'a@x.example' }])).toEqual([
      { name: 'Neu', email: 'a@x.example' },
      { name: 'Unfertig', email: '' },
    ])
  })

  test('count only with an address', () => {
    const rows = ['a@x.example', ' b@x.example ', 'c@x', 'd'].map((email) => ({ name: '', email }))
    expect(validPeople(rows).map(({ email }) => email)).toEqual(['a@x.example', ' b@x.example '])
  })
})

test.each(['a', 'a.', '@', 'a@', 'a@a.', ' ', "'-"])('a megabyte of %j is read in passing', (piece) => {
  const pieces = `${piece.repeat(450).slice(0, 899)}@,`.repeat(1_100)
  expect(parsePastedPeople(`Anna a@b.de,${pieces}`)).toContainEqual({ name: 'Anna', email: 'a@b.de' })
})
