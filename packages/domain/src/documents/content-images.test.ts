import { expect, test } from 'vitest'
import { imagesIn, withImages } from './content-images.ts'
import { apply, filled, sign } from './document-builders.fixture.ts'
import type { ImageReference } from './image-reference.ts'
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

test('pictures that stay leave the very same content', () => {
  expect(withImages(ownSigns, (image) => ({ ...image }))).toBe(ownSigns)
})

test('a logo that would be no upload is taken away', () => {
  expect(withImages(ownSigns, () => sign('hund')).properties.logo).toBeNull()
})
