import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { germanDay } from '../../../ui/german-dates.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { focusPageHeading } from '../../../ui/navigation.ts'
import { thumbnailInLook, useLook } from '../../catalogue/index.ts'
import { FileActionsMenu } from '../actions/file-actions-menu.tsx'
import { fileKindFor } from '../kinds/file-kinds.ts'
import { openAddress } from '../node-addresses.ts'
import { recentFilesQuery } from '../queries.ts'
import classes from './recent-files-table.module.css'

type Props = {
  readonly fileType: FileType
  /** The specified text for a person without files, and the next step. */
  readonly emptyTitle: string
  readonly emptyChildren?: ReactNode
  /** What the kind shows beside the date of a file: a type, a progress bar. */
  readonly renderDetails?: (file: RecentFile) => ReactNode
}

/** What was used last of one kind, the newest first, with everything that can be done with it. */
export const RecentFilesTable = ({ fileType, emptyTitle, emptyChildren, renderDetails }: Props) => {
  const { data: files, error, refetch } = useQuery(recentFilesQuery(fileType))
  const { plural, Icon } = fileKindFor(fileType)
  const list = useRef<HTMLUListElement>(null)
  // The row that was deleted may still be there for a moment.
  const focusOther = (deleted: string) => {
    const other = list.current?.querySelector<HTMLElement>(`li:not([data-file="${deleted}"]) a`)
    if (other) other.focus()
    else focusPageHeading()
  }
  if (!files && error) {
    return <LoadError title={`${plural} konnten nicht geladen werden`} error={error} onRetry={() => void refetch()} />
  }
  if (!files) return <LoadingRows label={`${plural} werden geladen`} />
  if (files.length === 0) {
    return (
      <EmptyState icon={Icon} title={emptyTitle}>
        {emptyChildren}
      </EmptyState>
    )
  }
  return (
    <ul ref={list} className={classes.rows} aria-label={`Zuletzt verwendet: ${plural}`}>
      {files.map((file) => (
        <RecentRow key={file._id} file={file} details={renderDetails?.(file)} onDeleted={() => focusOther(file._id)} />
      ))}
    </ul>
  )
}

type RowProps = { readonly file: RecentFile; readonly details: ReactNode; readonly onDeleted: () => void }

const RecentRow = ({ file, details, onDeleted }: RowProps) => {
  const { node, summary } = file
  const look = useLook()
  const { Icon } = fileKindFor(file.fileType)
  const address = openAddress(node)
  return (
    <li className={classes.row} data-file={file._id}>
      <span className={classes.preview}>
        {summary.thumbnail ? (
          <img src={thumbnailInLook(summary.thumbnail, look)} alt="" loading="lazy" />
        ) : (
          <Icon aria-hidden />
        )}
      </span>
      <span className={classes.name} translate="no">
        {address ? <Link {...address}>{node.name}</Link> : node.name}
      </span>
      <span className={classes.facts}>
        <time dateTime={node.updatedAt} title="Zuletzt geändert">
          {germanDay(node.updatedAt)}
        </time>
        {details}
      </span>
      <div className={classes.actions}>
        <FileActionsMenu node={node} hasReveal onDeleted={onDeleted} />
      </div>
    </li>
  )
}

const LoadingRows = ({ label }: { readonly label: string }) => (
  <div className={classes.rows} role="status" aria-label={label}>
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
  </div>
)
