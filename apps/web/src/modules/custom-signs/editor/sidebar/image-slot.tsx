import { SLOT_NAMES } from '@gebaerdenraum/domain/custom-signs/object-names'
import type { FixedImageKey, SignBoxScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconCrop, IconPhotoPlus, IconReplace, IconTrash } from '@tabler/icons-react'
import { useSignEditing } from '../editing-context.ts'
import { usePictureLook } from '../picture-look/use-picture-look.ts'
import { useChoosePicture } from '../pictures/use-choose-picture.ts'
import { usePicturesOfScene } from '../pictures/use-scene-pictures.ts'
import { GAP_TEXTS } from '../stage/picture-gap.tsx'
import classes from './card-panel.module.css'
import { ScaleSlider } from './scale-slider.tsx'

type Props = { readonly card: SignBoxScene; readonly slot: FixedImageKey }

/** A place of the card that holds a picture. */
export const ImageSlot = ({ card, slot }: Props) => {
  const { apply, canWrite, store } = useSignEditing()
  const { stateOf } = usePicturesOfScene()
  const choosePicture = useChoosePicture()
  const openLook = usePictureLook()
  const { imageReference } = card.fixedObjects[slot]
  const shown = imageReference && stateOf(imageReference)
  const choose = async () => {
    const chosen = await choosePicture()
    if (chosen) apply({ type: 'set-fixed-image', key: slot, imageReference: chosen.reference })
  }
  const drawing = shown?.picture?.drawing
  const name = SLOT_NAMES[slot]
  return (
    <fieldset className={classes.slot}>
      <legend>{name}</legend>
      {shown && (
        <div className={classes.chosen}>
          {drawing && 'href' in drawing && <img src={drawing.href} alt="" />}
          <span>{shown.state === 'shown' ? shown.name : GAP_TEXTS[shown.state]}</span>
        </div>
      )}
      {canWrite && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={shown ? <IconReplace size={20} aria-hidden /> : <IconPhotoPlus size={20} aria-hidden />}
            onClick={() => void choose()}
          >
            {shown ? 'Ändern' : 'Bild auswählen'}
          </Button>
          {shown && (
            <>
              <Tooltip label="Zuschneiden und aufhellen">
                <ActionIcon
                  variant="default"
                  aria-label={`${name}: zuschneiden und aufhellen`}
                  onClick={() => void openLook({ key: slot })}
                >
                  <IconCrop size={20} aria-hidden />
                </ActionIcon>
              </Tooltip>
              <Tooltip label="Entfernen">
                <ActionIcon
                  variant="default"
                  aria-label={`${name}: entfernen`}
                  onClick={() => apply({ type: 'set-fixed-image', key: slot, imageReference: null })}
                >
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </>
          )}
        </div>
      )}
      {shown && canWrite && (
        <ScaleSlider
          label="Bildgröße"
          value={card.signTypeProperties.imageScaleOverrides[slot] ?? 1}
          onChange={(scale) =>
            apply({ type: 'set-image-scale', key: slot, scale }, { history: 'merge', key: `scale ${slot}` })
          }
          onEnd={() => store.editor.settle()}
        />
      )}
    </fieldset>
  )
}
