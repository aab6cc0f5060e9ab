import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fileChangeSchema, isRename } from './file-change.ts'

describe('a change of a file', () => {
  test.each<[string, { readonly name?: string; readonly [field: string]: unknown }, boolean]>([
    ['a name alone', { name: 'Tiere' }, true],
    ['a name beside what is not given', { name: 'Tiere', revision: undefined, title: undefined }, true],
    ['a name with a revision', { name: 'Tiere', revision: 1 }, false],
    ['a name with content', { name: 'Tiere', title: '' }, false],
    ['a name with content that is taken away', { name: 'Tiere', title: null }, false],
    ['content', { title: 'x' }, false],
    ['nothing', {}, false],
  ])('with %s is told apart from a rename', (_, change, expected) => {
    expect(isRename(change)).toBe(expected)
  })

  const schema = fileChangeSchema({ title: z.string().optional() })
  const problemsOf = (change: object) => schema.safeParse(change).error?.issues.map(({ path }) => path.join('.')) ?? []

  test.each([
    [{ name: 'Tiere' }, []],
    [{ revision: 1, name: 'Tiere' }, []],
    [{ revision: 1, title: 'x' }, []],
    [{ revision: 1 }, []],
    [{ title: 'x' }, ['revision']],
    [{ name: 'Tiere', title: 'x' }, ['revision']],
    [{}, ['revision']],
    [{ name: ' ' }, ['name']],
    [{ revision: 1.5, name: 'Tiere' }, ['revision']],
    [{ revision: null, name: 'Tiere' }, ['revision']],
  ])('%j has problems in %j', (change, expected) => {
    expect(problemsOf(change)).toEqual(expected)
  })
})
