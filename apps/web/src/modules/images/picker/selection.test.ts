import { expect, test } from 'vitest'
import { countText, numberIn, toggled, withAll, without } from './selection.ts'

const sign = (objectId: string, imageType: 'signBox' | 'signMap' = 'signBox') => ({
  reference: { service: 'signs', objectId, imageType } as const,
  name: objectId,
})
const [a, b] = [sign('a'), sign('b')]

test('pictures are numbered in the order of choosing', () => {
  const selection = toggled(toggled([], b), a)
  expect([numberIn(selection, a), numberIn(selection, b), numberIn(selection, sign('c'))]).toEqual([2, 1, null])
})

test('choosing a picture again takes it back, and the others close up', () => {
  const selection = toggled([b, a], b)
  expect(selection).toEqual([a])
  expect(numberIn(selection, a)).toBe(1)
})

test('the same sign in another drawing is another picture', () => {
  expect(toggled([a], sign('a', 'signMap'))).toHaveLength(2)
})

test('all of a list join what is chosen, each once', () => {
  expect(withAll([b], [a, b, a])).toEqual([b, a])
  expect(without([b, a], [a, sign('c')])).toEqual([b])
})

test.each([
  [0, '0 Bilder gewählt'],
  [1, '1 Bild gewählt'],
  [12, '12 Bilder gewählt'],
])('%i are told as “%s”', (count, text) => {
  expect(countText(count)).toBe(text)
})
