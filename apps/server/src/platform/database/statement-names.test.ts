import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const runOften = (nameStatement: (text: string) => string | undefined, text: string, times = 50) =>
  Array.from({ length: times }, () => nameStatement(text)).at(-1)

test('a statement is named once it has run often, and keeps its name', () => {
  const nameStatement = createStatementNames()
  expect(Array.from({ length: 10 }, () => nameStatement('select 1'))).toEqual(Array(10).fill(undefined))
  const name = nameStatement('select 1')
  expect(name).toEqual(expect.any(String))
  expect(nameStatement('select 1')).toBe(name)
  expect(runOften(nameStatement, 'select 2')).not.toBe(name)
})

test('texts that hardly ever return get no name, however many there are', () => {
  const nameStatement = createStatementNames()
  for (let round = 0; round < 20; round += 1) {
    for (let index = 0; index < 1_500; index += 1) expect(nameStatement(`select ${index}`)).toBeUndefined()
  }
  expect(runOften(nameStatement, 'select often')).toEqual(expect.any(String))
})

test('no more than 200 statements are named', () => {
  const nameStatement = createStatementNames()
  const names = Array.from({ length: 300 }, (_, index) => runOften(nameStatement, `select ${index}`))
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(200)
  expect(runOften(nameStatement, 'select 0')).toBe(names[0])
})
