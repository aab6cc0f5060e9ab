import { SLOT_NAMES } from '@gebaerdenraum/domain/custom-signs/object-names'
import { type FixedImageKey, LAYOUT_KEYS, type Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import { IMAGE_SLOTS } from '@gebaerdenraum/drawing/custom-signs/card-slots'
import { useScene, useSignEditing } from '../editing-context.ts'
import { useChoosePicture } from '../pictures/use-choose-picture.ts'
import { PLACEHOLDER_HEIGHT, PlaceholderPicture } from './placeholder-picture.tsx'
import classes from './stage.module.css'

/**
 * The places of a card that wait for a picture: a click chooses one. The sidebar has a button for each. `unit` is a pixel
 * of the screen, in units.
 */
export const SlotPlaces = ({ unit }: { readonly unit: number }) => {
  const written = useScene(emptySlots)
  const { apply, canWrite } = useSignEditing()
  const choosePicture = useChoosePicture()
  if (!canWrite || written === '') return null
  const choose = async (key: FixedImageKey) => {
    const chosen = await choosePicture()
    if (chosen) apply({ type: 'set-fixed-image', key, imageReference: chosen.reference })
  }
  const isReadable = NAME_SIZE / unit >= READABLE_PX
  return keysOf(written).map((key) => {
    const { x, y, width, height } = IMAGE_SLOTS[key]
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    const pictureY = isReadable ? middleY - (NAME_GAP + NAME_SIZE) / 2 : middleY
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for pointers to a button in the sidebar.
      <g
        key={key}
        className={classes.slot}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => void choose(key)}
      >
        <rect
          className={classes.slotPlace}
          x={x + INSET}
          y={y + INSET}
          width={width - 2 * INSET}
          height={height - 2 * INSET}
          rx={16}
        />
        <PlaceholderPicture x={middleX} y={pictureY} />
        {isReadable && (
          <text
            x={middleX}
            y={pictureY + PLACEHOLDER_HEIGHT / 2 + NAME_GAP + NAME_SIZE / 2}
            fontSize={NAME_SIZE}
            textAnchor="middle"
            dominantBaseline="middle"
          >
            {`+ ${SLOT_NAMES[key]}`}
          </text>
        )}
      </g>
    )
  })
}

const INSET = 24
const NAME_SIZE = 34
/** Between the picture and its name. */
const NAME_GAP = 12
/** Smaller than this on the screen, in pixels, names are not read. */
const READABLE_PX = 12

/** As one string, so that it is the same value as long as the same places are empty. */
const emptySlots = (scene: Scene): string => {
  if (scene.signType !== 'signBox') return ''
  const { fixedObjects, signTypeProperties } = scene
  return LAYOUT_KEYS[signTypeProperties.layout].images
    .filter((key) => fixedObjects[key].imageReference === null && !isOptional(key, fixedObjects.textBottomRight.text))
    .join(' ')
}

/** A word stands alone in the lower part where no symbol is chosen: there is nothing to wait for. */
const isOptional = (key: FixedImageKey, text: string): boolean => key === 'imageBottom' && text !== ''

const keysOf = (written: string): readonly FixedImageKey[] => written.split(' ') as FixedImageKey[]
