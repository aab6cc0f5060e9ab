import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ListPagination, lastPage } from '../list-pagination.tsx'
import { ROWS_PER_PAGE } from './page-range.ts'
import { QueryView } from './query-view.tsx'

type Props<Row> = {
  /** What is listed, in the plural: „Bestellungen“. */
  readonly noun: string
  /** Names the page numbers where „Seiten der Bestellungen“ would name two lists of one page. */
  readonly pagesLabel?: string
  readonly query: UseQueryResult<Page<Row>, Error>
  /** From 1. */
  readonly page: number
  readonly pageSize?: number
  /** `isGone`: the page it leaves no longer exists, so it is replaced in the history. */
  readonly onPage: (page: number, isGone?: boolean) => void
  readonly height?: string
  /** Takes the place of an empty list. */
  readonly empty: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list in pages, in its four states. When the current page no longer exists, the last page is shown. */
export const PagedList = <Row,>(props: Props<Row>) => {
  const { noun, pagesLabel = `Seiten der ${noun}`, query, page, pageSize = ROWS_PER_PAGE, onPage, height } = props
  const { data, isPlaceholderData } = query
  const last = data && !isPlaceholderData ? lastPage(data.total, pageSize) : page
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer or another page can make the page too large.
  useEffect(() => {
    if (page > last) onPage(last, true)
  }, [page, last])
  return (
    <QueryView
      query={query}
      failed={`Die ${noun} konnten nicht geladen werden`}
      loading={`${noun} werden geladen`}
      {...(height !== undefined && { height })}
      isEmpty={({ total }) => total === 0}
      empty={props.empty}
    >
      {({ data: rows, total }) => (
        <>
          {props.children(rows)}
          <ListPagination label={pagesLabel} page={page} pageSize={pageSize} total={total} onChange={onPage} />
        </>
      )}
    </QueryView>
  )
}
