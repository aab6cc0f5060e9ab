import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListPagination } from '../../../../ui/list-pagination.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { ROWS_PER_PAGE } from '../queries.ts'

type Props<Row> = {
  /** What is listed: „Bestellungen“. */
  readonly noun: string
  readonly query: UseQueryResult<Page<Row>, Error>
  readonly page: number
  readonly onPage: (page: number) => void
  readonly empty: {
    readonly icon: ComponentType<{ readonly className?: string | undefined; readonly 'aria-hidden': true }>
    readonly title: string
  }
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list in pages, in its four states. */
export const PagedList = <Row,>({ noun, query, page, onPage, empty, children }: Props<Row>) => {
  const { data, error, refetch } = query
  if (!data) {
    return error ? (
      <LoadError title={`${noun} konnten nicht geladen werden`} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="12rem" role="status" aria-label={`${noun} werden geladen`} />
    )
  }
  if (data.total === 0) return <EmptyState icon={empty.icon} title={empty.title} />
  return (
    <>
      {children(data.data)}
      <ListPagination
        label={`Seiten: ${noun}`}
        page={page}
        pageSize={ROWS_PER_PAGE}
        total={data.total}
        onChange={onPage}
      />
    </>
  )
}
