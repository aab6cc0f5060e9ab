import type { ArrowKey } from '@gebaerdenraum/domain/custom-signs/arrows'
import type { NewSceneObject } from '@gebaerdenraum/domain/custom-signs/commands'
import { newArrow, newHand, newImage, newPerson, newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { objectName } from '@gebaerdenraum/domain/custom-signs/object-names'
import type { HandLook, Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import { hasPrintable } from '@gebaerdenraum/domain/kernel/unprintable'
import type { Colouring } from '@gebaerdenraum/domain/media/colourings'
import { findDrawingIn, measureHand } from '@gebaerdenraum/drawing/custom-signs/draw-figure'
import { measureText } from '@gebaerdenraum/drawing/custom-signs/draw-scene-text'
import { useQueryClient } from '@tanstack/react-query'
import { lookDefaults } from '../../../../api/page-settings.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { useSession } from '../../../accounts/index.ts'
import { useSignEditing } from '../editing-context.ts'
import { handDrawingsQuery } from '../hands/hand-drawings.ts'
import { pickHand } from '../hands/pick-hand.ts'
import { useChoosePicture } from '../pictures/use-choose-picture.ts'

/** Puts new things onto the canvas; what was put in is selected, so that the arrow keys move it at once. */
export const usePutIn = () => {
  const { apply, scene, session, updateSession } = useSignEditing()
  const client = useQueryClient()
  const preferred = useSession().session?.user.preferences.hands.colouring ?? lookDefaults().skinTone
  const findColouring = (): Colouring => session().colouring ?? findLastColouring(scene()) ?? preferred
  const choosePicture = useChoosePicture()
  const putIn = (object: NewSceneObject): boolean => {
    if (!apply({ type: 'add-objects', objects: [beside(scene(), object)] })) return false
    const added = scene().objects.at(-1)
    if (!added) return false
    updateSession({ selectedIds: [added.id], ...('colouring' in added && { colouring: added.colouring }) })
    announce(`${objectName(added)} eingefügt`)
    return true
  }
  return {
    arrow: (arrow: ArrowKey): boolean => putIn(newArrow(arrow, scene().signType)),
    /** Whether it was put in; else it stays to be typed on. */
    text: (text: string): boolean => {
      if (!hasPrintable(text)) return false
      return putIn(newText(text.trim(), measureText(text.trim()), scene().signType))
    },
    hand: async (): Promise<void> => {
      const colouring = findColouring()
      const look = await pickHand({ title: 'Hand einfügen', look: { ...lastHand, colouring }, isChange: false })
      if (!look) return
      // The dialog has shown it: it is there.
      const drawing = findDrawingIn(await client.ensureQueryData(handDrawingsQuery(look.view)), look.handshape)
      if (!drawing) return
      lastHand = { handshape: look.handshape, view: look.view, side: look.side }
      putIn(newHand(look, measureHand(drawing), scene().signType))
    },
    person: (): void => {
      const colouring = findColouring()
      putIn(newPerson({ view: 'front', colouring }, scene().signType))
    },
    picture: async (): Promise<void> => {
      const chosen = await choosePicture()
      if (chosen) putIn(newImage(chosen.reference, chosen.size, scene().signType))
    },
  }
}

/** People who place several hands mostly want the same view again. */
let lastHand: Omit<HandLook, 'colouring'> = { handshape: 'flat', view: 'palm', side: 'right' }

/** Of the topmost hand or person. */
const findLastColouring = ({ objects }: Scene): Colouring | undefined =>
  objects.flatMap((object) => ('colouring' in object ? object.colouring : [])).at(-1)

/** What is put in one after another does not lie on one spot. */
const beside = (scene: Scene, object: NewSceneObject): NewSceneObject => {
  // Pictures and persons fill the canvas; elsewhere they would stand out over the edge.
  if (object.type === 'image' || object.type === 'person') return object
  const { x, y } = object.position
  const isTaken = (step: number): boolean =>
    scene.objects.some(({ position }) => Math.hypot(position.x - x, position.y - (y + step * STEP)) < STEP / 2)
  const step = STEPS.find((each) => !isTaken(each)) ?? 0
  return { ...object, position: { x, y: y + step * STEP } }
}

const STEP = 80
const STEPS = [0, 1, 2, 3, 4, -1, -2, -3, -4]
