import { expect, test } from 'vitest'
import { readSignRows } from './read-sign-rows.ts'

const HEADER = 'title,wordClass,category\n'
const MEGABYTE = 1_000_000

test.each([
  ['a line of separators', ','.repeat(MEGABYTE), 'Die Zeile hat mehr als 1.000 Felder.'],
  ['a field of a megabyte', 'a'.repeat(MEGABYTE), 'Ein Feld hat mehr als 10.000 Zeichen.'],
  ['a quote that is never closed', `"${'a'.repeat(MEGABYTE)}`, 'Ein Anführungszeichen wird nicht geschlossen.'],
  ['nothing but quotes', '"'.repeat(MEGABYTE), 'Ein Anführungszeichen wird nicht geschlossen.'],
])('%s costs its own line', (_, text, problem) => {
  const rows = readSignRows(`${HEADER}${text}\nHund,Nomen,Tiere\n`)
  expect(rows.ok && rows.lines).toMatchObject([
    { kind: 'wrong', line: 2, problem },
    { kind: 'row', row: { line: 3 } },
  ])
})

test('a first line of a million separators names no columns', () => {
  expect(readSignRows(','.repeat(MEGABYTE))).toMatchObject({ ok: false })
})

test('twenty thousand unclosed quotes are told of, each in its line', () => {
  const rows = readSignRows(`${HEADER}${'"a\n'.repeat(20_000)}`)
  expect(rows.ok && rows.lines.every(({ kind }) => kind === 'wrong')).toBe(true)
})
