import type { FoundFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListPagination } from '../../../../ui/list-pagination.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { focusPageHeading } from '../../../../ui/navigation.ts'
import { quoteName } from '../../../../ui/quote-name.ts'
import { FileActionsMenu } from '../../actions/file-actions-menu.tsx'
import { nodeIcon, typeLabel } from '../../kinds/file-kinds.ts'
import { openAddress, revealAddress } from '../../node-addresses.ts'
import { useSharedBrowser } from '../browser-context.ts'
import { countText } from '../folder/shown-nodes.ts'
import { LoadingRows } from '../table/loading-rows.tsx'
import { HITS_PER_PAGE, nodeSearchQuery } from './search-query.ts'
import classes from './search-results.module.css'

/** What was found by name below the open folder, each with its place. */
export const SearchResults = () => {
  const { folder, navigation } = useSharedBrowser()
  const { search, fileType, page } = navigation.address
  const { data, error, refetch } = useQuery({
    ...nodeSearchQuery({ below: folder ? pathInside(folder) : '', search: search.trim(), fileType, page }),
    enabled: folder !== undefined,
  })
  const list = useRef<HTMLUListElement>(null)
  const focusRest = () => {
    const first = list.current?.querySelector('a')
    if (first) first.focus()
    else focusPageHeading()
  }
  const text = data ? foundText(data.total, folder?.name ?? '') : null
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  if (error && !data)
    return <LoadError title="Die Suche ist nicht gelungen" error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows label="Suche läuft" />
  if (data.total === 0) {
    return (
      <EmptyState icon={IconSearchOff} title="Nichts gefunden">
        <p className={classes.text}>
          In {quoteName(folder?.name ?? '')} und seinen Unterordnern heißt nichts so. Gesucht wird nach Teilen von
          Namen.
        </p>
      </EmptyState>
    )
  }
  return (
    <section aria-label="Suchergebnisse">
      <p className={classes.text} aria-hidden>
        {text}
      </p>
      <ul ref={list} className={classes.hits}>
        {data.data.map((node) => (
          <HitRow key={node._id} node={node} onDeleted={focusRest} />
        ))}
      </ul>
      <ListPagination
        label="Seiten der Suchergebnisse"
        page={page}
        pageSize={HITS_PER_PAGE}
        total={data.total}
        onChange={(next) => void navigation.change({ page: next })}
      />
    </section>
  )
}

const foundText = (total: number, folder: string): string =>
  total === 0 ? `Nichts gefunden in ${quoteName(folder)}` : `${countText(total)} in ${quoteName(folder)} gefunden`

type HitProps = { readonly node: FoundFileNode; readonly onDeleted: () => void }

const HitRow = ({ node, onDeleted }: HitProps) => {
  const Icon = nodeIcon(node)
  const address = openAddress(node)
  const place = (node.ancestors ?? []).map(({ name }) => name).join(' › ')
  return (
    <li className={classes.hit}>
      <Icon className={classes.icon} aria-hidden data-kind={node.fileType ?? 'folder'} />
      <span className={classes.texts}>
        <span className={classes.name} translate="no">
          {address ? <Link {...address}>{node.name}</Link> : node.name}
        </span>
        <span className={classes.place}>
          {typeLabel(node)} in <Link {...revealAddress(node)}>{place}</Link>
        </span>
      </span>
      <FileActionsMenu node={node} hasReveal onDeleted={onDeleted} />
    </li>
  )
}
