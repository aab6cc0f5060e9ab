import { Button } from '@mantine/core'
import { IconFolderOpen, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { HiddenNote } from './bars/type-filter.tsx'
import { useSharedBrowser } from './browser-context.ts'
import { countText } from './folder/shown-nodes.ts'
import { isNotFound } from './folder/use-vanished-folder.ts'
import classes from './folder-content.module.css'
import { SearchResults } from './search/search-results.tsx'
import { LoadingRows } from './table/loading-rows.tsx'
import { NodeTable } from './table/node-table.tsx'

/** What the open folder holds, in one of its states; or what was found below it. */
export const FolderContent = ({ onHelp }: { readonly onHelp: () => void }) => {
  const { navigation, isLoading, error, retry, nodes, hidden } = useSharedBrowser()
  useFolderAnnouncement()
  if (navigation.address.search.trim() !== '') return <SearchResults />
  if (isLoading && error && !isNotFound(error)) {
    return <LoadError title="Der Ordner konnte nicht geladen werden" error={error} onRetry={retry} />
  }
  if (isLoading) return <LoadingRows label="Der Ordner wird geladen" />
  return (
    <div>
      <div className={nodes.length === 0 ? classes.empty : undefined}>
        <NodeTable onHelp={onHelp} />
        {nodes.length === 0 && (hidden === 0 ? <EmptyFolder /> : <AllHidden />)}
      </div>
      <HiddenNote />
    </div>
  )
}

const AllHidden = () => {
  const { navigation } = useSharedBrowser()
  return (
    <EmptyState icon={IconFolderOpen} title="Nichts von diesem Dateityp">
      <Button variant="default" onClick={() => void navigation.change({ fileType: null })}>
        Filter aufheben
      </Button>
    </EmptyState>
  )
}

const EmptyFolder = () => {
  const { folder, create } = useSharedBrowser()
  return (
    <EmptyState icon={IconFolderOpen} title="Dieser Ordner hat noch keine Inhalte..">
      {folder?.canWrite && (
        <>
          <p className={classes.text}>Leg etwas an, oder zieh etwas aus einem anderen Ordner hierher.</p>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => void create(null, folder._id)}
          >
            Neu anlegen
          </Button>
        </>
      )}
    </EmptyState>
  )
}

/** Who does not see the table hears which folder is open now, and how much is in it. */
const useFolderAnnouncement = (): void => {
  const { folder, folderId, isLoading, nodes } = useSharedBrowser()
  const told = useRef<string | null>(null)
  const name = folder?._id === folderId ? folder.name : undefined
  useEffect(() => {
    if (isLoading || name === undefined || told.current === folderId) return
    // The page's own heading tells of the first one.
    if (told.current !== null) announce(`${quoteName(name)}: ${countText(nodes.length)}`)
    told.current = folderId
  }, [isLoading, name, folderId, nodes.length])
}
