import { Button, Menu, Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconGridDots, IconLayoutGridAdd, IconPhotoPlus, IconPlaylist } from '@tabler/icons-react'
import { useState } from 'react'
import { TitledModal } from '../../../../ui/dialogs/titled-modal.tsx'
import { useContent, useDocumentEditing } from '../editing-context.ts'
import { gridPageOf } from './cells/cell-contents.ts'
import classes from './grid-tools.module.css'
import { GridSettings } from './settings/grid-settings.tsx'
import { useGridActions } from './use-grid-actions.ts'

/** What is done with the grid of a page as a whole; nothing on pages without one. */
export const GridTools = ({ pageId, number }: { readonly pageId: string; readonly number: number }) => {
  const { canWrite } = useDocumentEditing()
  const isGrid = useContent((content) => gridPageOf(content, pageId) !== null)
  if (!canWrite || !isGrid) return null
  return (
    <>
      <FillMenu pageId={pageId} number={number} />
      <SettingsButton pageId={pageId} number={number} />
    </>
  )
}

/** On phones the icon alone. */
const BUTTON = { root: classes.button!, section: classes.icon! }

type Props = { readonly pageId: string; readonly number: number }

const FillMenu = ({ pageId, number }: Props) => {
  const { fillFromPicker } = useGridActions()
  return (
    // The head of a page is a layer of its own, below the paper.
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          classNames={BUTTON}
          aria-label={`Seite ${number} füllen`}
          leftSection={<IconLayoutGridAdd size={20} aria-hidden />}
        >
          <span className={classes.text}>Füllen</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPhotoPlus size={18} aria-hidden />} onClick={() => void fillFromPicker(pageId)}>
          Mit mehreren Bildern
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPlaylist size={18} aria-hidden />}
          onClick={() => void fillFromPicker(pageId, 'lists')}
        >
          Aus einer Lernliste
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const SettingsButton = ({ pageId, number }: Props) => {
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const close = (): void => setIsOpen(false)
  const button = (
    <Button
      variant="default"
      classNames={BUTTON}
      aria-label={`Raster von Seite ${number}`}
      leftSection={<IconGridDots size={20} aria-hidden />}
      onClick={() => setIsOpen(!isOpen)}
    >
      <span className={classes.text}>Raster</span>
    </Button>
  )
  const settings = <GridSettings pageId={pageId} onClose={close} onAsking={setIsAsking} />
  if (isPhone) {
    return (
      <>
        {button}
        {isOpen && (
          <TitledModal title={`Raster von Seite ${number}`} onClose={close}>
            {settings}
          </TitledModal>
        )}
      </>
    )
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(38rem, calc(100vw - 2rem))"
      shadow="lg"
      trapFocus={!isAsking}
      returnFocus
      closeOnEscape={!isAsking}
      closeOnClickOutside={!isAsking}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={classes.dropdown!}>{settings}</Popover.Dropdown>
    </Popover>
  )
}
