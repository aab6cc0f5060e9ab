import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import classes from '../../../ui/choice-grid.module.css'
import { LoadError } from '../../../ui/load-error.tsx'

type Props<Data> = {
  readonly query: UseQueryResult<Data>
  /** What is loaded: 'Gebärden'. */
  readonly what: string
  readonly isEmpty: (data: Data) => boolean
  readonly empty: ReactNode
  readonly children: (data: Data) => ReactNode
}

const PLACEHOLDERS = 12

/** The four states of a tab: loading, failed, empty, filled. */
export const SourceContent = <Data,>({
  query: { data, error, refetch },
  what,
  isEmpty,
  empty,
  children,
}: Props<Data>) => {
  if (data !== undefined) return isEmpty(data) ? empty : children(data)
  if (error) {
    return <LoadError title={`${what} konnten nicht geladen werden`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className={classes.grid} role="status" aria-label={`${what} werden geladen`}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else and never change places.
        <Skeleton key={index} height="12rem" radius={12} />
      ))}
    </div>
  )
}
