import { expect, test } from 'vitest'
import type { ImageReference } from '../images/image-reference.ts'
import { clipWithImages, imagesIn, imagesOf, withImages } from './content-images.ts'
import { apply, filled, sign } from './document-builders.fixture.ts'
import { clipOf } from './element-clip.ts'
import { documentOf } from './random-document.fixture.ts'

const upload = (objectId: string) => ({ service: 'images', objectId }) as const
const ownSigns = apply(
  documentOf('own-sign'),
  { type: 'set-logo', logo: upload('logo') },
  { type: 'set-image', elementId: 'first1', slot: 'firstColumnImage', image: upload('a') },
  { type: 'set-image', elementId: 'first1', slot: 'secondColumnImage', image: sign('hund') },
)
const cloned = (image: ImageReference): ImageReference =>
  image.service === 'images' ? upload(`${image.objectId}-clone`) : image

test('every use of a picture counts, the logo too', () => {
  expect(imagesIn(ownSigns)).toEqual([upload('logo'), upload('a'), sign('hund')])
  expect(imagesIn(filled('hund', 'hund'))).toEqual([sign('hund'), sign('hund')])
})

test('a copy gets its own images everywhere', () => {
  expect(imagesIn(withImages(ownSigns, cloned))).toEqual([upload('logo-clone'), upload('a-clone'), sign('hund')])
})

test('copied elements get them too, before they are pasted', () => {
  const clip = clipOf(ownSigns, ['first1', 'first2'])
  expect(imagesOf(clip)).toEqual([upload('a'), sign('hund')])
  expect(imagesOf(clipWithImages(clip, cloned))).toEqual([upload('a-clone'), sign('hund')])
  const cells = filled('hund', 'katze')
  const copied = clipOf(cells, Object.keys(cells.elementsKeyedById))
  expect(clipWithImages(copied, (image) => (image.objectId === 'hund' ? null : image)).elements).toHaveLength(1)
})

test('pictures that stay leave the very same content', () => {
  expect(withImages(ownSigns, (image) => ({ ...image }))).toBe(ownSigns)
})

test('a logo that would be no upload is taken away', () => {
  expect(withImages(ownSigns, () => sign('hund')).properties.logo).toBeNull()
})
