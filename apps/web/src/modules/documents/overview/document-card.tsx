import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'
import { Skeleton } from '@mantine/core'
import { IconFolder, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { germanDay } from '../../../ui/german-dates.ts'
import { FileActionsMenu, findVariant, openAddress } from '../../files/index.ts'
import { documentsKind } from '../documents-kind.ts'
import classes from './document-card.module.css'

type Props = { readonly file: RecentFile; readonly onDeleted: () => void }

/** A print template: its first page, its folder and its actions. */
export const DocumentCard = ({ file, onDeleted }: Props) => {
  const { node, ancestors } = file
  const address = openAddress(node)
  const place = ancestors.map(({ name }) => name)
  const PlaceIcon = node.ownerType === 'teams' ? IconUsersGroup : IconFolder
  return (
    <li className={classes.card} data-file={file._id}>
      <FirstPage file={file} />
      <span className={classes.name} translate="no">
        {address ? <Link {...address}>{node.name}</Link> : node.name}
      </span>
      <div className={classes.actions}>
        <FileActionsMenu node={node} hasReveal onDeleted={onDeleted} />
      </div>
      <span className={classes.facts}>
        <span>{typeText(file)}</span>
        <time dateTime={node.updatedAt} title="Zuletzt geändert">
          {germanDay(node.updatedAt)}
        </time>
        {place.length > 0 && (
          <span className={classes.place} title={place.join(' › ')}>
            <PlaceIcon size={18} aria-hidden />
            <span>{place.at(-1)}</span>
          </span>
        )}
      </span>
    </li>
  )
}

const typeText = ({ summary }: RecentFile): string =>
  summary.fileType === 'documents' ? findVariant(documentsKind, summary).label : documentsKind.label

/** The server renders the picture; an icon replaces it if it fails. */
const FirstPage = ({ file: { summary } }: { readonly file: RecentFile }) => {
  const [failed, setFailed] = useState<string | null>(null)
  const { thumbnail } = summary
  const { Icon } = documentsKind
  const pages = summary.fileType === 'documents' ? summary.pageCount : 1
  return (
    <span className={classes.desk}>
      <span className={classes.paper} data-paper data-has-more={pages > 1 || undefined}>
        {thumbnail && thumbnail !== failed ? (
          <img src={thumbnail} alt="" loading="lazy" onError={() => setFailed(thumbnail)} />
        ) : (
          <Icon aria-hidden />
        )}
      </span>
      {pages > 1 && <span className={classes.pages}>{pages} Seiten</span>}
    </span>
  )
}

/** Holds the place of a card. */
export const LoadingCard = () => (
  <div className={classes.card}>
    <Skeleton className={classes.desk!} />
    <Skeleton className={classes.name!} height="1.25rem" />
    <Skeleton className={classes.facts!} height="1rem" width="70%" />
  </div>
)
