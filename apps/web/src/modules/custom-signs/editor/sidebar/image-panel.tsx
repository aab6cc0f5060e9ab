import type { ImageObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { Button } from '@mantine/core'
import { IconCrop, IconReplace } from '@tabler/icons-react'
import { placeSelection } from '../actions/place-selection.ts'
import { useSignEditing } from '../editing-context.ts'
import { usePictureLook } from '../picture-look/use-picture-look.ts'
import { useChoosePicture } from '../pictures/use-choose-picture.ts'
import { ScaleSlider } from './scale-slider.tsx'
import classes from './sidebar.module.css'

/** What can be done with a picture that lies free on the canvas. */
export const ImagePanel = ({ object }: { readonly object: ImageObject }) => {
  const editing = useSignEditing()
  const choosePicture = useChoosePicture()
  const openLook = usePictureLook()
  if (!editing.canWrite) return null
  const exchange = async () => {
    const chosen = await choosePicture()
    if (!chosen) return
    const { reference: imageReference, size: pictureSize } = chosen
    editing.apply({ type: 'set-image', objectId: object.id, imageReference, pictureSize })
  }
  const scale = (factor: number) =>
    placeSelection(editing, (now) => ({ ...now, scaleX: factor, scaleY: (factor * now.scaleY) / now.scaleX }), 'scale')
  return (
    <>
      <div className={classes.row}>
        <Button variant="default" leftSection={<IconReplace size={20} aria-hidden />} onClick={() => void exchange()}>
          Ändern
        </Button>
        <Button
          variant="default"
          leftSection={<IconCrop size={20} aria-hidden />}
          onClick={() => void openLook({ objectId: object.id })}
        >
          Zuschneiden, aufhellen
        </Button>
      </div>
      <ScaleSlider
        label="Bildgröße"
        value={object.scaleX}
        onChange={scale}
        onEnd={() => editing.store.editor.settle()}
      />
    </>
  )
}
