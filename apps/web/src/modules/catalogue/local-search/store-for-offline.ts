import type { QueryClient } from '@tanstack/react-query'
import { categoriesQuery } from '../queries.ts'
import { storeCatalogue } from './local-search.ts'
import { savesData } from './saves-data.ts'
import { searchIndexQuery } from './search-index-query.ts'

/** Stores on this device what the search needs without a connection. Rejects when it does not arrive. */
export const storeSearchForOffline = async (client: QueryClient): Promise<void> => {
  if (savesData()) return
  const { version } = await client.fetchQuery(searchIndexQuery)
  if (version !== null) await storeCatalogue(version)
  await client.fetchQuery(categoriesQuery)
}
