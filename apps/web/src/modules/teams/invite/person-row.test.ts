import { expect, test } from 'vitest'
import {
  changedRow,
  emptyRow,
  hasInvalidEmail,
  invitedRows,
  rowErrors,
  withoutRow,
  withoutRows,
  withPasted,
  withRow,
} from './person-row.ts'

const row = (id: number, email: string, name = '') => ({ id, name, email })

test('rows are added, changed and removed, and one is always left to type in', () => {
  const rows = withRow([emptyRow(1)])
  expect(rows.map(({ id }) => id)).toEqual([1, 2])
  expect(changedRow(rows, 2, { name: 'Mia' })[1]).toEqual(row(2, '', 'Mia'))
  expect(withoutRow(rows, 1)).toEqual([emptyRow(2)])
  expect(withoutRow([row(7, 'a@x.example')], 7)).toEqual([emptyRow(8)])
  expect(withoutRows([row(1, 'a@x'), row(2, 'b@x'), row(3, 'c@x')], [{ id: 1 }, { id: 3 }])).toEqual([row(2, 'b@x')])
})

test('pasted people replace the row of their address, and empty rows go', () => {
  const rows = [row(1, 'Mia@x.example', 'Mia'), emptyRow(2)]
  const pasted = [
    { name: 'Mia Meier', email: 'mia@x.example' },
    { name: 'Bo', email: 'bo@x.example' },
  ]
  expect(withPasted(rows, pasted)).toEqual([row(1, 'mia@x.example', 'Mia Meier'), row(3, 'bo@x.example', 'Bo')])
})

test('an address that is none is to be corrected, an empty row is not', () => {
  const rows = [row(1, 'jürgen@x.example'), row(2, 'a@x.example '), row(3, ' ', 'Mia')]
  expect(rows.filter(hasInvalidEmail)).toEqual([rows[0]])
})

test('only rows with an address count', () => {
  expect(invitedRows([row(1, 'a@x.example '), row(2, 'a@x'), emptyRow(3)]).map(({ id }) => id)).toEqual([1])
})

test('what the server says stands at the row it was said of', () => {
  const sent = [row(4, 'a@x.example'), row(9, 'b@x.example')]
  expect(rowErrors(sent, { '1.email': 'Diese Person ist schon im Team.', team: 'x' })).toEqual(
    new Map([[9, 'Diese Person ist schon im Team.']]),
  )
})
