import type { CustomSignType } from '../files/file-types.ts'
import { keptPlacement } from './kept-placement.ts'
import { keptCrop, keptLightening } from './picture-look.ts'
import type { SceneObject } from './scene.ts'
import { isEmptyText, keptFreeText } from './scene-texts.ts'

/** An object as it may be kept, with its own fields and no others; null for a text without text. */
export const keptObject = (object: SceneObject, signType: CustomSignType): SceneObject | null => {
  const fields = { id: object.id, order: object.order, ...keptPlacement(object, signType) }
  switch (object.type) {
    case 'image': {
      const { type, imageReference, crop, lightening } = object
      return { ...fields, type, imageReference, crop: keptCrop(crop), lightening: keptLightening(lightening) }
    }
    case 'text':
    case 'textbox': {
      const text = keptFreeText(object.text)
      return isEmptyText(text) ? null : { ...fields, type: object.type, text, color: object.color }
    }
    case 'arrow':
      return { ...fields, type: object.type, arrow: object.arrow, color: object.color }
    case 'hand': {
      const { type, handshape, view, side, colouring } = object
      return { ...fields, type, handshape, view, side, colouring }
    }
    case 'person':
      return { ...fields, type: object.type, view: object.view, colouring: object.colouring }
  }
}
