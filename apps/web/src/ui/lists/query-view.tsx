import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../load-error.tsx'

type Props<Data> = {
  readonly query: Pick<UseQueryResult<Data, Error>, 'data' | 'error' | 'refetch'>
  /** What could not be loaded, as a sentence: „Die Texte konnten nicht geladen werden“. */
  readonly failed: string
  /** What is being loaded: „Texte werden geladen“. */
  readonly loading: string
  /** Takes the place of the content while it loads. */
  readonly height?: string
  readonly isEmpty?: (data: Data) => boolean
  /** Shown instead of the content where it is empty. */
  readonly empty?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** The answer of a query in its four states: loading, failed, empty, filled. An older answer stays when a newer one fails. */
export const QueryView = <Data,>(props: Props<Data>) => {
  const { query, failed, loading, height = '12rem', isEmpty, empty, children } = props
  const { data, error, refetch } = query
  if (data === undefined) {
    return error ? (
      <LoadError title={failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={height} role="status" aria-label={loading} />
    )
  }
  return isEmpty?.(data) ? empty : children(data)
}
