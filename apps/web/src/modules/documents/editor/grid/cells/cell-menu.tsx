import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import { fieldsOf } from '@gebaerdenraum/domain/documents/document-content'
import { SIGN_PICTURE_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import { Menu } from '@mantine/core'
import {
  IconCheck,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconEraser,
  IconLayoutGridAdd,
  IconPhotoEdit,
  IconPhotoPlus,
  IconScissors,
  IconTexture,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { PICTURE_TYPE_NAMES } from '../../../../catalogue/index.ts'
import { useElementActions } from '../../actions/use-element-actions.ts'
import { useContent, useDocumentEditing, useEditorSession } from '../../editing-context.ts'
import { useGridActions } from '../use-grid-actions.ts'
import { elementAt, freeCellsOf, gridPageOf } from './cell-contents.ts'
import classes from './cell-menu.module.css'
import { focusCell } from './focus-cell.ts'

/** Position of the open menu on the screen. */
export type OpenMenu = { readonly place: CellPlace; readonly x: number; readonly y: number }

type Props = { readonly menu: OpenMenu; readonly onClose: () => void }

/** What can be done with a cell and with all that is chosen together with it. */
export const CellMenu = ({ menu: { place, x, y }, onClose }: Props) => {
  const isFilled = useContent((content) => elementAt(content, place) !== undefined)
  // The cell has the focus again, not the place that the menu was opened at.
  const opened = useRef(place)
  useEffect(() => () => focusCell(opened.current), [])
  return (
    <Menu
      opened
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      returnFocus={false}
      position="bottom-start"
      offset={2}
      hideDetached={false}
      middlewares={WITHIN_WINDOW}
      styles={SCROLLED}
      // Chromium sends a mousedown for Shift+F10, but no pointerdown.
      clickOutsideEvents={POINTER_DOWN}
    >
      <Menu.Target>
        <button type="button" tabIndex={-1} aria-label="Feld" className={classes.point} style={{ left: x, top: y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Feld">
        {isFilled ? <FilledItems place={place} /> : <EmptyItems place={place} />}
      </Menu.Dropdown>
    </Menu>
  )
}

/** On a low window it stays inside of it, and what has no room is scrolled to. */
const WITHIN_WINDOW = { flip: true, shift: true, size: true }
const SCROLLED = { dropdown: { overflowY: 'auto' } } as const
const POINTER_DOWN = ['pointerdown']
const CHECK = <IconCheck size={18} aria-hidden />

const EmptyItems = ({ place }: { readonly place: CellPlace }) => {
  const grid = useGridActions()
  const actions = useElementActions()
  return (
    <>
      <Menu.Item leftSection={<IconPhotoPlus size={18} aria-hidden />} onClick={() => void grid.choosePicture(place)}>
        Bild auswählen
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLayoutGridAdd size={18} aria-hidden />}
        onClick={() => void grid.fillFromPicker(place.pageId)}
      >
        Ab hier füllen
      </Menu.Item>
      <Menu.Item
        leftSection={<IconClipboard size={18} aria-hidden />}
        onClick={() => void actions.pasteFromClipboard()}
      >
        Einfügen
      </Menu.Item>
    </>
  )
}

const FilledItems = ({ place }: { readonly place: CellPlace }) => {
  const { content } = useDocumentEditing()
  const grid = useGridActions()
  const actions = useElementActions()
  const ids = useEditorSession(({ selectedIds }) => selectedIds)
  const images = ids.flatMap((id) => {
    const element = content().elementsKeyedById[id]
    return (element && fieldsOf(element).image) ?? []
  })
  const signs = images.filter((image) => image.service === 'signs')
  const page = gridPageOf(content(), place.pageId)
  const free = page ? freeCellsOf(content(), page) : 0
  const element = elementAt(content(), place)
  return (
    <>
      {ids.length <= 1 && (
        <Menu.Item leftSection={<IconPhotoEdit size={18} aria-hidden />} onClick={() => void grid.choosePicture(place)}>
          Bild ändern
        </Menu.Item>
      )}
      {ids.length <= 1 && element && free > 0 && (
        <Menu.Item leftSection={<IconTexture size={18} aria-hidden />} onClick={() => grid.fillFreeCells(element.id)}>
          Diese Karte auf alle freien Felder
        </Menu.Item>
      )}
      {signs.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Label>Bildformat</Menu.Label>
          {SIGN_PICTURE_TYPES.map((type) => {
            const isShown = signs.every(({ imageType }) => imageType === type)
            return (
              <Menu.RadioItem
                key={type}
                value={type}
                checked={isShown}
                checkIcon={CHECK}
                closeMenuOnClick
                className={classes.format!}
                onChange={() => grid.showAs(ids, type)}
              >
                {PICTURE_TYPE_NAMES[type]}
              </Menu.RadioItem>
            )
          })}
        </>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void actions.copyToClipboard(ids)}>
        Kopieren
      </Menu.Item>
      <Menu.Item
        leftSection={<IconScissors size={18} aria-hidden />}
        onClick={() => void actions.copyToClipboard(ids).then(() => grid.clear(ids))}
      >
        Ausschneiden
      </Menu.Item>
      <Menu.Item
        leftSection={<IconClipboard size={18} aria-hidden />}
        onClick={() => void actions.pasteFromClipboard()}
      >
        Einfügen
      </Menu.Item>
      <Menu.Item leftSection={<IconCopyPlus size={18} aria-hidden />} onClick={() => actions.duplicate(ids)}>
        Duplizieren
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconEraser size={18} aria-hidden />} onClick={() => grid.clear(ids)}>
        {ids.length > 1 ? `${ids.length} Felder leeren` : 'Feld leeren'}
      </Menu.Item>
    </>
  )
}
