import type { ImageBox } from '@gebaerdenraum/domain/documents/layout/box'
import { isSharpEnough, TOO_SMALL_MESSAGE } from '@gebaerdenraum/domain/documents/print-resolution'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { Loader, Menu, Tooltip } from '@mantine/core'
import {
  IconAlertTriangle,
  IconPhotoEdit,
  IconPhotoOff,
  IconPhotoPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { type ShownPicture, usePicture } from '../../../images/index.ts'
import { useDocumentEditing, useEditorSession } from '../editing-context.ts'
import { boxStyle } from './box-style.ts'
import classes from './picture-place.module.css'
import placed from './placed.module.css'

type Props = {
  readonly box: ImageBox
  readonly within: Area
  /** What the picture is for: 'Bild', 'Meine Gebärde', 'Logo'. */
  readonly label: string
  readonly mayEdit: boolean
  readonly onChoose: () => void
  readonly onRemove: () => void
}

/** A picture in its place: chosen, changed and taken away with a click or a key. */
export const PicturePlace = ({ box, within, label, mayEdit, onChoose, onRemove }: Props) => {
  const shown = useShownPicture(box)
  return (
    <div className={placed.placed} style={boxStyle(box.area, within)} data-role={box.role} data-slot={box.slot}>
      <Picture shown={shown} isHidden={mayEdit} />
      {mayEdit && box.image === null && <EmptyPlace box={box} label={label} onChoose={onChoose} />}
      {mayEdit && box.image !== null && (
        <PictureMenu
          label={label}
          shown={shown}
          isSharp={isSharp(shown, box.area)}
          onChoose={onChoose}
          onRemove={onRemove}
        />
      )}
      <Resolution shown={shown} area={box.area} />
    </div>
  )
}

/** A picture in the resolution of screen and zoom. A picture that no longer exists is removed everywhere. */
const useShownPicture = ({ image, area }: ImageBox): ShownPicture => {
  const { removePicture } = useDocumentEditing()
  const zoom = useEditorSession((session) => session.zoom)
  const shown = usePicture(image, area.width * zoom * window.devicePixelRatio)
  const goneImage: ImageReference | null = shown.state === 'missing' ? image : null
  useEffect(() => {
    if (goneImage) removePicture(goneImage)
  }, [goneImage, removePicture])
  return shown
}

type PictureProps = {
  readonly shown: ShownPicture
  /** Hidden from screen readers where a control describes it. */
  readonly isHidden: boolean
}

const Picture = ({ shown, isHidden }: PictureProps) => {
  if (shown.state === 'loading')
    return <Loader className={classes.waiting ?? ''} size="sm" aria-label="Bild wird geladen" />
  if (shown.state === 'failed') return <IconPhotoOff className={classes.waiting} aria-label="Bild nicht geladen" />
  if (shown.state !== 'found' || shown.address === undefined) return null
  return (
    <img
      className={classes.picture}
      src={shown.address}
      alt={isHidden ? '' : shown.object.name}
      draggable={false}
      decoding="async"
    />
  )
}

type EmptyProps = { readonly box: ImageBox; readonly label: string; readonly onChoose: () => void }

/** Without a chosen logo the product's logo is shown. */
const EmptyPlace = ({ box, label, onChoose }: EmptyProps) => (
  <button
    type="button"
    className={box.role === 'logo' ? classes.control : classes.empty}
    // Begins with the visible words, for speech control.
    aria-label={`Bild auswählen: ${label}`}
    title="Bild auswählen"
    onClick={onChoose}
  >
    {box.role !== 'logo' && (
      <>
        <IconPhotoPlus aria-hidden />
        <span className={classes.emptyText}>Bild auswählen</span>
      </>
    )}
  </button>
)

type MenuProps = {
  readonly label: string
  readonly shown: ShownPicture
  readonly isSharp: boolean
  readonly onChoose: () => void
  readonly onRemove: () => void
}

const PictureMenu = ({ label, shown, isSharp, onChoose, onRemove }: MenuProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const name = shown.state === 'found' ? `: ${shown.object.name}` : ''
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    event.stopPropagation()
    onRemove()
  }
  return (
    <Menu opened={isOpen} onChange={setIsOpen} position="bottom">
      <Menu.Target>
        <button type="button" className={classes.control} aria-label={`${label}${name}`} onKeyDown={press} />
      </Menu.Target>
      <Menu.Dropdown>
        {/* For those without a mouse to rest on the mark. */}
        {!isSharp && <Menu.Label>{TOO_SMALL_MESSAGE}</Menu.Label>}
        <Menu.Item leftSection={<IconPhotoEdit size={18} aria-hidden />} onClick={onChoose}>
          Bild ändern
        </Menu.Item>
        {shown.state === 'failed' && (
          <Menu.Item leftSection={<IconRefresh size={18} aria-hidden />} onClick={shown.retry}>
            Noch einmal laden
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
          Bild entfernen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const Resolution = ({ shown, area }: { readonly shown: ShownPicture; readonly area: Area }) => {
  if (isSharp(shown, area)) return null
  return (
    <Tooltip label={TOO_SMALL_MESSAGE}>
      <span className={classes.warning} role="note" aria-label={TOO_SMALL_MESSAGE}>
        <IconAlertTriangle size={16} aria-hidden />
      </span>
    </Tooltip>
  )
}

const isSharp = (shown: ShownPicture, area: Area): boolean =>
  shown.state !== 'found' || isSharpEnough(shown.pixels, area)
