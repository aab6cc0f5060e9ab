import { expect, test } from 'vitest'
import { pictureOf } from './picture-of.ts'

const licensed = { images: { signBox: { thumbnail: '/t', default: '/d', original: '/o' } } }

test('a grid gets the thumbnail, a single sign the full picture', () => {
  expect(pictureOf(licensed, 'signBox', 'card', {})).toBe('/t')
  expect(pictureOf(licensed, 'signBox', 'large', {})).toBe('/d')
})

test('a viewer without a licence gets the watermarked picture in every size', () => {
  const preview = { images: { signOnly: { watermarked: '/w' } } }
  expect(pictureOf(preview, 'signOnly', 'card', {})).toBe('/w')
  expect(pictureOf(preview, 'signOnly', 'large', {})).toBe('/w')
})

test('a locked sign has no picture', () => {
  expect(pictureOf({ images: {} }, 'signBox', 'card', {})).toBeUndefined()
  expect(pictureOf({ images: { signBox: {} } }, 'signBox', 'large', {})).toBeUndefined()
})

test('a spelled word comes in the colours of the viewer', () => {
  const images = { signOnly: { thumbnail: '/media/signs/1/signOnly/thumbnail/1?e=1' } }
  const sign: Parameters<typeof pictureOf>[0] = { images, spelledMedia: ['signOnly'] }
  expect(pictureOf(sign, 'signOnly', 'card', { colouring: 'deep' })).toBe(`${images.signOnly.thumbnail}&tone=deep`)
})
