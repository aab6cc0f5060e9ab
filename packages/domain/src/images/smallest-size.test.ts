import { expect, test } from 'vitest'
import { sizeRefusal } from './smallest-size.ts'

const minSize = { width: 260, height: 70 }
const png = (width: number, height: number) => ({ contentType: 'image/png', width, height })

test.each([
  ['of exactly the size', png(260, 70), null],
  ['too narrow', png(259, 400), 'Zu klein: mindestens 260 × 70 Pixel'],
  ['too low', png(400, 69), 'Zu klein: mindestens 260 × 70 Pixel'],
  ['a drawing', { ...png(10, 10), contentType: 'image/svg+xml' }, null],
] as const)('a picture that is %s', (_, image, refusal) => {
  expect(sizeRefusal(image, minSize)).toBe(refusal)
})

test('without a least size every picture will do', () => {
  expect(sizeRefusal(png(1, 1), undefined)).toBeNull()
})
