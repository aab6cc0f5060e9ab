import type { CustomSignType } from '../files/file-types.ts'
import type { ImageReference } from '../images/image-reference.ts'
import type { ArrowKey } from './arrows.ts'
import type { NewSceneObject, SceneCommand } from './commands.ts'
import { newArrow, newHand, newImage, newPerson, newText } from './new-objects.ts'
import { newScene } from './new-scene.ts'
import { applySceneCommand } from './reduce.ts'
import { type HandLook, type PersonLook, SCENE_COLORS, type Scene } from './scene.ts'

/** Scenes in few words. */

export const shownSign = (objectId: string): ImageReference => ({ service: 'signs', objectId, imageType: 'signOnly' })
export const shownUpload = (objectId: string): ImageReference => ({ service: 'images', objectId })
export const shownCustomSign = (objectId: string): ImageReference => ({ service: 'custom-signs', objectId })

export const apply = (scene: Scene, ...commands: readonly SceneCommand[]): Scene =>
  commands.reduce((done, command) => {
    const outcome = applySceneCommand(done, command)
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.reason}`)
    return outcome.scene
  }, scene)

export const refusal = (scene: Scene, command: SceneCommand) => {
  const outcome = applySceneCommand(scene, command)
  return outcome.ok ? null : outcome.reason
}

/** A scene with these objects, called a, b, c … */
export const sceneWith = (signType: CustomSignType, ...objects: readonly NewSceneObject[]): Scene =>
  apply(newScene(signType), {
    type: 'add-objects',
    objects,
    newObjectIds: objects.map((_, index) => String.fromCodePoint(97 + index)),
  })

export const arrowObject = (arrow: ArrowKey = 'straight') => newArrow(arrow, 'signOnly')
/** 200 × 300 on the canvas. */
export const handObject = (look: Partial<HandLook> = {}) =>
  newHand(
    { handshape: 'flat', view: 'palm', side: 'right', colouring: 'medium', ...look },
    { width: 200, height: 300 },
    'signOnly',
  )
export const personObject = (look: Partial<PersonLook> = {}) =>
  newPerson({ view: 'front', colouring: 'medium', ...look }, 'signOnly')
export const textObject = (text = 'Hund', type: 'text' | 'textbox' = 'text'): NewSceneObject => ({
  ...newText(text, { width: 150, height: 67 }, 'signOnly'),
  type,
  text,
  color: SCENE_COLORS.black,
})
/** Twice as wide as high: 600 × 300 on the canvas. */
export const imageObject = (imageReference: ImageReference = shownSign('hund')) =>
  newImage(imageReference, { width: 1200, height: 600 }, 'signOnly')
