import { expect, test } from 'vitest'
import { objectOfSign, pixelsOf } from './picture-object.ts'

const sign = { service: 'signs', objectId: 'a', imageType: 'signBox' } as const

test('each drawing of a sign has pixels of its own, and a vector none', () => {
  const object = objectOfSign({
    name: 'Haus',
    slug: 'haus',
    images: {},
    pixels: { signBox: { width: 80, height: 123 } },
  })
  expect(pixelsOf(object, sign)).toEqual({ width: 80, height: 123 })
  expect(pixelsOf(object, { ...sign, imageType: 'signOnly' })).toBeNull()
  expect(pixelsOf(objectOfSign({ name: 'Haus', slug: 'haus', images: {} }), sign)).toBeNull()
})
