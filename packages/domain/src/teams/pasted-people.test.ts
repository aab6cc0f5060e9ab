import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergePeople, parsePastedPeople, validPeople } from './pasted-people.ts'

/** One more than an address may have, as the source says. */
const ADDRESS_MAX = 255
const NAME_MAX = 120

/** Signs that may be part of an address; some of them are none of ours. */
const PART = /[\p{L}\p{N}%/@]/u
const findAll = (text: string, part: string): readonly number[] =>
  Array.from(text, (_, at) => at).filter((at) => text.startsWith(part, at))

const readPasted = (text: string) => parsePastedPeople(text).people.map(({ name, email }) => [name, email])

describe('pasted text', () => {
  test.each([
    ['anna.meier@kita.example', [['Anna Meier', 'anna.meier@kita.example']]],
    ['Anna Meier <anna@kita.example>', [['Anna Meier', 'anna@kita.example']]],
    ['"Anna-Lena O\'Neill" <a@kita.example>', [["Anna-Lena O'Neill", 'a@kita.example']]],
    [
      'Jörg Weiß jw@kita.example; kein Mensch, Ü @ kita, bo@kita.example',
      [
        ['Jörg Weiß', 'jw@kita.example'],
        ['', 'Ü @ kita'],
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
    ['Frau anna@kita.example Meier', [['Frau Meier', 'anna@kita.example']]],
    ['Kim Mailänder, Hotmail <kim@kita.example>', [['Hotmail', 'kim@kita.example']]],
    ['Kim Mailänder <kim@kita.example>', [['Kim Mailänder', 'kim@kita.example']]],
    ['Kim email: kim@kita.example', [['Kim', 'kim@kita.example']]],
    ['Anna!-Lena-!Maria <anna@kita.example>', [['AnnaLenaMaria', 'anna@kita.example']]],
    ['a..b@kita.example', [['A B', 'a..b@kita.example']]],
    ['Kim @kita.example', [['', 'Kim @kita.example']]],
    ['Kim kim@', [['', 'Kim kim@']]],
    ['Kim kim@..', [['Kim', 'kim@..']]],
    ['niemand', []],
    ['', []],
  ])('%j gives %j', (text, people) => {
    expect(readPasted(text)).toEqual(people)
  })

  test.each([
    "'o'neill@kita.example",
    'anna@müller.example',
    'anna@kita.exämple',
    'anna@kita.exampleä',
    'anna@школа.рф',
  ])('%j is an address, whole and as typed', (email) => {
    for (const text of [email, `Kim <${email}>`, `Kim ${email}.`, `"Kim" <mailto:${email}>`]) {
      expect(readPasted(text)).toEqual([[expect.any(String), email]])
      expect(validPeople(parsePastedPeople(text).people)).toHaveLength(1)
    }
  })

  test('with one mailbox in both forms of its domain gives one person', () => {
    expect(readPasted('Kim <anna@müller.example>; anna@xn--mller-kva.example')).toEqual([
      ['Anna', 'anna@xn--mller-kva.example'],
    ])
  })

  test.each([
    'jürgen@kita.example',
    'анна@kita.example',
    'anna@kita.example@kita.example',
    'anna%b@kita.example',
    'info/team@kita.example',
    'anna=b@kita.example',
    'anna@kita.example_b',
    'anna@kita',
    'a..b@kita.example',
    'anna*b@kita.example',
    'e\u0301@kita.example',
  ])('%j is no address and gives no other one, but a person whose address is to be corrected', (email) => {
    for (const text of [email, `Kim <${email}>`, `Kim ${email}.`, `"Kim" <mailto:${email}>`]) {
      expect(readPasted(text)).toEqual([[expect.any(String), email]])
      expect(validPeople(parsePastedPeople(text).people)).toEqual([])
    }
  })

  test.each([
    ['Bernd <bernd@kita.example>', 'angle brackets'],
    ['Bernd <mailto:bernd@kita.example>', 'a link'],
    ['Bernd <bernd@kita.example<mailto:bernd@kita.example>>', 'a link of Outlook'],
    ["'Bernd' 'bernd@kita.example'", 'quotation marks of a mail program'],
    ['„Bernd“ „bernd@kita.example“', 'German quotation marks'],
    ['Bernd (bernd@kita.example).', 'brackets and the end of a sentence'],
    ['• Bernd\tbernd@kita.example', 'a bullet and a tab'],
    ['Bernd | bernd@kita.example |', 'a table'],
    ['Bernd: bernd@kita.example!', 'a colon'],
    ['Bernd E-Mail: bernd@kita.example', 'a label'],
    ['Bernd mailto:bernd@kita.example?subject=Hallo', 'a link with a subject'],
    ['Bernd \u200bbernd@kita.example\u200e', 'characters that nobody sees'],
    ['Bernd 0151/2345678 bernd@kita.example', 'a telephone number'],
    ['Bernd 4711815 bernd@kita.example', 'a staff number'],
    ['*bernd@kita.example* Bernd', 'stars'],
    ['Bernd **bernd@kita.example**!!', 'more stars, and exclamation marks'],
    ["Bernd 'bernd@kita.example'.", 'quotation marks and the end of a sentence'],
    ["Bernd bernd@kita.example'", 'a quotation that began before'],
  ])('%j is read in spite of %s', (text) => {
    expect(readPasted(text)).toEqual([['Bernd', 'bernd@kita.example']])
  })

  test.each([
    [
      'anna@kita.example bernd@kita.example',
      [
        ['Anna', 'anna@kita.example'],
        ['Bernd', 'bernd@kita.example'],
      ],
    ],
    [
      'Anna Meier <anna@kita.example> Bernd Ott <bernd@kita.example>',
      [
        ['Anna Meier', 'anna@kita.example'],
        ['Bernd Ott', 'bernd@kita.example'],
      ],
    ],
    [
      'a@kita.example Anna Meier b@kita.example Bernd Ott',
      [
        ['Anna Meier', 'a@kita.example'],
        ['Bernd Ott', 'b@kita.example'],
      ],
    ],
    [
      'anna@kita.example jürgen@kita.example',
      [
        ['Anna', 'anna@kita.example'],
        ['Jürgen', 'jürgen@kita.example'],
      ],
    ],
    [
      'Anna Meier <anna@kita.example<mailto:anna@kita.example>> Bernd Ott <bernd@kita.example<mailto:bernd@kita.example>>',
      [
        ['Anna Meier', 'anna@kita.example'],
        ['Bernd Ott', 'bernd@kita.example'],
      ],
    ],
  ])('%j names everybody', (text, people) => {
    expect(readPasted(text)).toEqual(people)
  })

  test('has every address of a long line', () => {
    const addresses = Array.from({ length: 200 }, (_, index) => `kind.${index}@kita.example`)
    expect(readPasted(addresses.join(' ')).map(([, email]) => email)).toEqual(addresses)
  })

  test('cuts no other address out of one that is too long', () => {
    const email = `${'a'.repeat(242)}@kita.exampleschule`
    const { people } = parsePastedPeople(`Kim <${email}>`)
    expect(people).toEqual([{ name: 'Kim', email: email.slice(0, ADDRESS_MAX) }])
    expect(validPeople(people)).toEqual([])
  })

  test('cuts off text that is longer than an address', () => {
    const text = `Kim @ ${'a'.repeat(300)}`
    expect(readPasted(text)).toEqual([['', text.slice(0, ADDRESS_MAX)]])
  })

  test('takes a name as long as one may be, and makes none that is longer', () => {
    const name = 'a'.repeat(NAME_MAX)
    expect(readPasted(`${name} <kim@kita.example>`)).toEqual([[name, 'kim@kita.example']])
    expect(readPasted(`${name}a <kim@kita.example>`)).toEqual([['Kim', 'kim@kita.example']])
    expect(readPasted(`${name}bcd@x.example`)).toEqual([[`A${name.slice(1)}`, `${name}bcd@x.example`]])
  })

  test('takes no whole sentence for a name', () => {
    expect(readPasted(`${'Bitte lade auch noch '.repeat(9)} anna@kita.example`)).toEqual([
      ['Anna', 'anna@kita.example'],
    ])
  })

  test('counts what names nobody', () => {
    expect(parsePastedPeople('Meier, Anna <anna@x.example>; ; Ott\n').leftOut).toBe(2)
    expect(parsePastedPeople('a@x.example, b@x').leftOut).toBe(0)
    expect(parsePastedPeople('niemand; ; \n').leftOut).toBe(1)
  })

  test('names everybody once: the last of equal addresses, in the place of the first', () => {
    expect(readPasted('A <a@x.example>, b@x.example, Anton <A@X.example>')).toEqual([
      ['Anton', 'A@X.example'],
      ['B', 'b@x.example'],
    ])
  })

  test('of thousands of lines is read', () => {
    const text = Array.from({ length: 5000 }, (_, index) => `Kind ${index} <kind.${index}@x.example>`).join('\n')
    expect(readPasted(text)).toHaveLength(5000)
  })

  test('gives an address only where nothing that may be part of it stands beside it, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'@@..aÄ<>,;\n- \'1/%"ß(')).map((signs) => signs.join('')),
        (text) => {
          for (const { email, name } of validPeople(parsePastedPeople(text).people)) {
            const isWhole = findAll(text, email).some(
              (at) => !PART.test(text.charAt(at - 1)) && !PART.test(text.charAt(at + email.length)),
            )
            expect({ email, isWhole }).toEqual({ email, isWhole: true })
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
      { name: ' ', email: ' ' },
      { name: '', email: 'b@x.example' },
      { name: 'Auch unfertig', email: '' },
    ]
    expect(mergePeople(rows, [{ name: 'Neu', email: 'a@x.example' }])).toEqual([
      { name: 'Neu', email: 'a@x.example' },
      { name: 'Unfertig', email: '' },
      { name: '', email: 'b@x.example' },
      { name: 'Auch unfertig', email: '' },
    ])
  })

  test('count only with an address', () => {
    const rows = ['a@x.example', ' b@x.example ', 'c@x', 'd'].map((email) => ({ name: '', email }))
    expect(validPeople(rows).map(({ email }) => email)).toEqual(['a@x.example', ' b@x.example '])
  })
})

test.each(['a', 'a.', '@', 'a@', 'a@a.', ' ', "'-"])('a megabyte of %j is read in passing', (piece) => {
  const pieces = `${piece.repeat(450).slice(0, 899)}@,`.repeat(1_100)
  expect(readPasted(`Anna a@b.de,${pieces}`)).toContainEqual(['Anna', 'a@b.de'])
})
