import type { ImageTarget } from '@gebaerdenraum/domain/custom-signs/commands'
import type { PictureLook, Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import { objectOf } from '@gebaerdenraum/domain/custom-signs/scene-changes'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import { useSignEditing } from '../editing-context.ts'
import { usePicturesOfScene } from '../pictures/use-scene-pictures.ts'

/** Opens the dialog that crops a picture and lightens its background; both together are one step for undo. */
export const usePictureLook = (): ((image: ImageTarget) => Promise<void>) => {
  const { scene, apply, store } = useSignEditing()
  const { find } = usePicturesOfScene()
  return async (image) => {
    const before = findLook(scene(), image)
    const picture = before && find(before.imageReference, 0)
    if (!before || !picture) return
    const look = await openDialog(PictureLookModal, { drawing: picture.drawing, look: before })
    if (!look) return
    store.editor.mark()
    apply({ type: 'crop-image', image, crop: look.crop })
    apply({ type: 'lighten-image', image, lightening: look.lightening })
    store.editor.squash()
  }
}

const PictureLookModal = { load: async () => (await import('./picture-look-modal.tsx')).PictureLookModal }

type Look = PictureLook & { readonly imageReference: ImageReference }

const findLook = (scene: Scene, image: ImageTarget): Look | null => {
  if ('key' in image) {
    const fixed = scene.signType === 'signBox' ? scene.fixedObjects[image.key] : null
    return fixed?.imageReference ? { ...fixed, imageReference: fixed.imageReference } : null
  }
  const object = objectOf(scene, image.objectId)
  return object?.type === 'image' ? object : null
}
