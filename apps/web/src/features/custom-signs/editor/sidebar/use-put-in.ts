import type { ArrowKey } from '@gebaerdenraum/domain/custom-signs/arrows'
import type { NewSceneObject } from '@gebaerdenraum/domain/custom-signs/commands'
import { newArrow, newImage, newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { objectName } from '@gebaerdenraum/domain/custom-signs/object-names'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import { isEmptyText } from '@gebaerdenraum/domain/custom-signs/scene-texts'
import { measureText } from '@gebaerdenraum/drawing/custom-signs/draw-scene-text'
import { announce } from '../../../../ui/announcer.tsx'
import { useSignEditing } from '../editing-context.ts'
import { useChoosePicture } from '../pictures/use-choose-picture.ts'

/** Puts new things onto the canvas; what was put in is selected, so that the arrow keys move it at once. */
export const usePutIn = () => {
  const { apply, scene, updateSession } = useSignEditing()
  const choosePicture = useChoosePicture()
  const putIn = (object: NewSceneObject): boolean => {
    if (!apply({ type: 'add-objects', objects: [beside(scene(), object)] })) return false
    const added = scene().objects.at(-1)
    if (!added) return false
    updateSession({ selectedIds: [added.id] })
    announce(`${objectName(added)} eingefügt`)
    return true
  }
  return {
    arrow: (arrow: ArrowKey): boolean => putIn(newArrow(arrow, scene().signType)),
    /** Whether it was put in; else it stays to be typed on. */
    text: (text: string): boolean => {
      if (isEmptyText(text)) return false
      return putIn(newText(text.trim(), measureText(text.trim()), scene().signType))
    },
    picture: async (): Promise<void> => {
      const chosen = await choosePicture()
      if (chosen) putIn(newImage(chosen.reference, chosen.size, scene().signType))
    },
  }
}

/** What is put in one after another does not lie on one spot. */
const beside = (scene: Scene, object: NewSceneObject): NewSceneObject => {
  // A picture fills the canvas; elsewhere it would stand out over the edge.
  if (object.type === 'image') return object
  const { x, y } = object.position
  const isTaken = (step: number): boolean =>
    scene.objects.some(({ position }) => Math.hypot(position.x - x, position.y - (y + step * STEP)) < STEP / 2)
  const step = STEPS.find((each) => !isTaken(each)) ?? 0
  return { ...object, position: { x, y: y + step * STEP } }
}

const STEP = 80
const STEPS = [0, 1, 2, 3, 4, -1, -2, -3, -4]
