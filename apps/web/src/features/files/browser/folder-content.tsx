import { Button } from '@mantine/core'
import { IconFolderOpen } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { HiddenNote } from './bars/type-filter.tsx'
import { useSharedBrowser } from './browser-context.ts'
import { isNotFound } from './folder/use-vanished-folder.ts'
import classes from './folder-content.module.css'
import { SearchResults } from './search/search-results.tsx'
import { LoadingRows } from './table/loading-rows.tsx'
import { NodeTable } from './table/node-table.tsx'

/** What the open folder holds, in one of its states; or what was found below it. */
export const FolderContent = ({ onHelp }: { readonly onHelp: () => void }) => {
  const { navigation, isLoading, error, retry, nodes, hidden } = useSharedBrowser()
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
  const { folder } = useSharedBrowser()
  return (
    <EmptyState icon={IconFolderOpen} title="Dieser Ordner hat noch keine Inhalte..">
      {folder?.canWrite && (
        <p className={classes.text}>
          Mit „Neu“ legst du etwas an, oder du ziehst etwas aus einem anderen Ordner hierher.
        </p>
      )}
    </EmptyState>
  )
}
