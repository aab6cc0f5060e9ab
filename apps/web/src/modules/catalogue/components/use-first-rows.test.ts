import { expect, test } from 'vitest'
import { firstToPaint } from './use-first-rows.ts'

const signsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ _id: String(from + index) }))
const idsOf = (signs: readonly { readonly _id: string }[]) => signs.map(({ _id }) => _id)

test.each([
  [2, 12],
  [4, 12],
  [5, 15],
  [10, 30],
])('of other signs in %i columns the first %i are painted at once', (columns, count) => {
  expect(firstToPaint(signsOf(0, 40), ['x', 'y'], columns)).toEqual(signsOf(0, count))
})

test('a list that lost a sign stays as long as it was', () => {
  const before = signsOf(0, 40)
  const after = before.filter(({ _id }) => _id !== '33')
  expect(firstToPaint(after, idsOf(before), 5)).toEqual(after)
})

test('a sign that comes back far down joins those that are there a frame later', () => {
  const after = signsOf(0, 40)
  const before = after.filter(({ _id }) => _id !== '33')
  expect(firstToPaint(after, idsOf(before), 5)).toEqual(before)
})
