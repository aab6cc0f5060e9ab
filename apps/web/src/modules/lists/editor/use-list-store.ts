import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { listQuery } from '../queries.ts'
import type { ListStore } from './list-store.ts'
import { attachList, openedList, openList, openNewList } from './open-lists.ts'

/** The list of an address, as it is being edited; without an id a new one. The store is null while it is loading. */
export const useListStore = (id: string | undefined) => {
  const client = useQueryClient()
  const {
    data: list,
    error,
    refetch,
  } = useQuery({ ...listQuery(id ?? ''), enabled: id !== undefined, refetchOnWindowFocus: 'always' })
  const isLoaded = list !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later state of the same list is received below
  const store = useMemo((): ListStore | null => {
    if (id === undefined) return openNewList(client)
    return openedList(id) ?? (list ? openList(client, list) : null)
  }, [client, id, isLoaded])
  useEffect(() => (store ? attachList(store) : undefined), [store])
  useEffect(() => {
    if (store && list) store.receive(list)
  }, [store, list])
  return { store, error, refetch }
}
