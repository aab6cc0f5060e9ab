import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { focusPageHeading } from '../../../ui/navigation.ts'
import { recentFilesQuery } from '../../files/index.ts'
import { documentsKind } from '../documents-kind.ts'
import { DocumentCard, LoadingCard } from './document-card.tsx'
import classes from './recent-documents.module.css'

/** The eight used last as cards, the newest first. */
export const RecentDocuments = () => {
  const { data: files, error, refetch } = useQuery(recentFilesQuery('documents'))
  const list = useRef<HTMLUListElement>(null)
  // The card that was deleted may still be there for a moment.
  const focusOther = (deleted: string) => {
    const other = list.current?.querySelector<HTMLElement>(`li:not([data-file="${deleted}"]) a`)
    if (other) other.focus()
    else focusPageHeading()
  }
  if (!files && error) {
    return <LoadError title="Druckvorlagen konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
  }
  if (!files) {
    return (
      <div className={classes.cards} role="status" aria-label="Druckvorlagen werden geladen">
        <LoadingCard />
        <LoadingCard />
        <LoadingCard />
        <LoadingCard />
      </div>
    )
  }
  if (files.length === 0) {
    return (
      <EmptyState icon={documentsKind.Icon} title="Du hast noch keine Druckvorlagen angelegt.">
        <p className={classes.hint}>Wähle oben, womit du beginnen möchtest. Gedruckt wird als PDF.</p>
      </EmptyState>
    )
  }
  return (
    <ul ref={list} className={classes.cards} aria-label="Zuletzt verwendet: Druckvorlagen">
      {files.map((file) => (
        <DocumentCard key={file._id} file={file} onDeleted={() => focusOther(file._id)} />
      ))}
    </ul>
  )
}
