import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { listQuery } from '../queries.ts'
import type { ListStore } from './list-store.ts'
import { openLists } from './open-lists.ts'

/**
 * The list of an address while it is edited; without an id a new one. The store is null while it is loading. Unlike other
 * files it always takes in what the server returns: its own edits are merged into that.
 */
export const useListStore = (id: string | undefined) => {
  const lists = openLists(useQueryClient())
  const {
    data: list,
    error,
    refetch,
  } = useQuery({ ...listQuery(id ?? ''), enabled: id !== undefined, refetchOnWindowFocus: 'always' })
  const isLoaded = list !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later state of the same list is received below
  const store = useMemo((): ListStore | null => {
    if (id === undefined) return lists.openNew()
    return lists.opened(id) ?? (list ? lists.open(list) : null)
  }, [lists, id, isLoaded])
  useEffect(() => (store ? lists.attach(store) : undefined), [lists, store])
  useEffect(() => {
    if (store && list) store.receive(list)
  }, [store, list])
  return { store, error, refetch }
}
