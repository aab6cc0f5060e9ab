import type { CustomSignType } from '../files/file-types.ts'
import { type FixedImage, type FixedObjects, type FixedText, NO_LOOK, type Scene } from './scene.ts'

/** Specification 2, section 4. */
export const NEW_SIGN_NAMES: Readonly<Record<CustomSignType, string>> = {
  signOnly: 'Unbenannte Gebärde',
  signBox: 'Unbenannte Karte',
}

/** A custom sign before its first object. */
export const newScene = (signType: CustomSignType, name: string = NEW_SIGN_NAMES[signType]): Scene =>
  signType === 'signBox'
    ? {
        signType,
        name,
        objects: [],
        signTypeProperties: { layout: 'single', style: 'noun', imageScaleOverrides: {} },
        fixedObjects: NO_FIXED_OBJECTS,
      }
    : { signType, name, objects: [], signTypeProperties: {}, fixedObjects: {} }

const NO_IMAGE: FixedImage = { imageReference: null, ...NO_LOOK }
const NO_TEXT: FixedText = { text: '' }

const NO_FIXED_OBJECTS: FixedObjects = {
  imageSingleTop: NO_IMAGE,
  imageComposedLeft: NO_IMAGE,
  imageComposedRight: NO_IMAGE,
  imageBottom: NO_IMAGE,
  textComposedTopLeft: NO_TEXT,
  textComposedTopRight: NO_TEXT,
  textBottomRight: NO_TEXT,
}
