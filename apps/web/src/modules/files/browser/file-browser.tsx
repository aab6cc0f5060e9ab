import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconFolders, IconInfoCircle, IconKeyboard } from '@tabler/icons-react'
import { useState } from 'react'
import { KeyHelp } from '../../../ui/dialogs/key-help.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SearchLandmark } from '../../../ui/search-landmark.tsx'
import { MoveNotice } from './bars/move-notice.tsx'
import { PathBar } from './bars/path-bar.tsx'
import { SelectionBar } from './bars/selection-bar.tsx'
import { TypeFilter } from './bars/type-filter.tsx'
import { BrowserContext } from './browser-context.ts'
import { DetailsModal } from './details/details-modal.tsx'
import { DetailsPanel } from './details/details-panel.tsx'
import { DragArea } from './dragging/drag-area.tsx'
import classes from './file-browser.module.css'
import { FolderContent } from './folder-content.tsx'
import { BROWSER_KEYS } from './keys.ts'
import { NewMenu } from './menu/new-menu.tsx'
import { NodeMenu } from './menu/node-menu.tsx'
import { useNodeMenu } from './menu/use-node-menu.ts'
import { NameSearchField } from './search/name-search-field.tsx'
import { FolderTree } from './tree/folder-tree.tsx'
import { useBrowser } from './use-browser.ts'
import { useRoom } from './use-room.ts'

/** Organisieren: tree, table and details of personal and team folders. */
export const FileBrowser = () => {
  const browser = useBrowser()
  const menu = useNodeMenu()
  const room = useRoom()
  const [hasDetails, setDetails] = useState(room.hasTree)
  const [isDetailsModal, setDetailsModal] = useState(false)
  const [isTreeModal, setTreeModal] = useState(false)
  const [isHelp, setHelp] = useState(false)
  const isBeside = room.hasDetails && hasDetails
  const showDetails = () => (room.hasDetails ? setDetails(true) : setDetailsModal(true))
  const isSearching = browser.navigation.address.search.trim() !== ''
  const hasBar = !isSearching && (browser.chosen.length > 0 || browser.cut.length > 0)

  return (
    <BrowserContext value={{ ...browser, menu }}>
      <DragArea>
        <div className={classes.page}>
          <div className={classes.head}>
            <PageHeading size="h2">Organisieren</PageHeading>
            <SearchLandmark label="Dateien suchen" className={classes.search!}>
              <NameSearchField />
            </SearchLandmark>
            <NewMenu />
          </div>
          <div className={classes.columns} data-details={isBeside || undefined}>
            {room.hasTree && (
              <div className={classes.tree}>
                <FolderTree />
              </div>
            )}
            <div className={classes.main}>
              <PathBar />
              <div className={classes.bar} data-docked={hasBar || undefined}>
                {hasBar ? (
                  <SelectionBar />
                ) : (
                  <>
                    {!room.hasTree && (
                      <Button
                        variant="default"
                        leftSection={<IconFolders size={18} aria-hidden />}
                        onClick={() => setTreeModal(true)}
                      >
                        Ordner
                      </Button>
                    )}
                    <TypeFilter />
                  </>
                )}
                <div className={classes.side}>
                  {!hasBar && (
                    <Tooltip label="Tasten">
                      <ActionIcon
                        color="gray"
                        className={classes.keys!}
                        aria-label="Tasten anzeigen"
                        onClick={() => setHelp(true)}
                      >
                        <IconKeyboard size={22} aria-hidden />
                      </ActionIcon>
                    </Tooltip>
                  )}
                  <Tooltip label="Details">
                    <ActionIcon
                      color={isBeside ? 'teal' : 'gray'}
                      variant={isBeside ? 'light' : 'subtle'}
                      aria-label="Details"
                      aria-pressed={room.hasDetails ? isBeside : undefined}
                      onClick={() => (room.hasDetails ? setDetails(!hasDetails) : setDetailsModal(true))}
                    >
                      <IconInfoCircle size={22} aria-hidden />
                    </ActionIcon>
                  </Tooltip>
                </div>
              </div>
              <MoveNotice />
              <FolderContent onHelp={() => setHelp(true)} />
            </div>
            {isBeside && (
              <div className={classes.details}>
                <DetailsPanel onClose={() => setDetails(false)} />
              </div>
            )}
          </div>
        </div>
        {isTreeModal && !room.hasTree && (
          <TitledModal title="Ordner" onClose={() => setTreeModal(false)}>
            <div className={classes.treeModal}>
              <FolderTree onGo={() => setTreeModal(false)} />
            </div>
          </TitledModal>
        )}
        {isDetailsModal && !room.hasDetails && <DetailsModal onClose={() => setDetailsModal(false)} />}
        {isHelp && (
          <KeyHelp title="Tasten in Organisieren" entries={BROWSER_KEYS} onClose={() => setHelp(false)}>
            Mit der Maus ziehst du Zeilen auf einen Ordner. Auf einem Touchscreen hältst du eine Zeile gedrückt: Sie ist
            dann ausgewählt, und du kannst sie ziehen.
          </KeyHelp>
        )}
        <NodeMenu onDetails={isBeside ? null : showDetails} />
      </DragArea>
    </BrowserContext>
  )
}
