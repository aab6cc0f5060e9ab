import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../accounts/index.ts'
import { startLocalSearch, stopLocalSearch } from './local-search.ts'
import { savesData } from './saves-data.ts'
import { searchIndexQuery } from './search-index-query.ts'

const contentQuery = (version: string) =>
  queryOptions({
    queryKey: ['search-index', 'content', version],
    queryFn: async ({ client }) => {
      await startLocalSearch(version)
      // What was found in the version before.
      void client.invalidateQueries({ queryKey: ['signs', 'search'] })
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The content may be on this device.
    networkMode: 'offlineFirst',
  })

/** Lets licensed accounts search on this device: loads the catalogue, and what is newer of it. */
export const useLocalSearch = (): void => {
  const { isLicensed } = useSession()
  const { data: head } = useQuery({ ...searchIndexQuery, enabled: isLicensed })
  const version = head?.version ?? null
  useQuery({ ...contentQuery(version ?? ''), enabled: version !== null && !savesData() })
  const isTooLarge = head?.version === null
  useEffect(() => {
    if (isTooLarge) stopLocalSearch()
  }, [isTooLarge])
}
