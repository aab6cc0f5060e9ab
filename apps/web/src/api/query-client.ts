import {
  CancelledError,
  type DefaultError,
  type FetchQueryOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const MINUTE_MS = 60_000

/** A refusal will be one the second time too; only what never arrived is tried again. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && (error.name === 'Offline' || error.code >= 502)

/** What the library does not do for queries that several parts of the app use at the same time. */
export class FreshQueryClient extends QueryClient {
  /**
   * A caller gets its answer also where the same query is on the screen and leaves it meanwhile: the library cancels the
   * request then, for the caller too. Where queries are removed, as with signing out, the caller is refused.
   */
  override async fetchQuery<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(options: FetchQueryOptions<TQueryFnData, TError, TData, TQueryKey, TPageParam>): Promise<TData> {
    for (;;) {
      try {
        return await super.fetchQuery(options)
      } catch (error) {
        if (!(error instanceof CancelledError && error.revert)) throw error
      }
    }
  }

  /**
   * A query that is invalidated during its first request is requested again, or marked as stale when the answer arrives. The
   * library does so only for queries that have data; for others it would take the answer to the first request as fresh,
   * although it may be older than the change.
   */
  override invalidateQueries<TaggedQueryKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TaggedQueryKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    for (const query of loading) {
      // It is on the screen, so it is requested again below. A caller that awaits the first answer gets the second.
      if (query.isActive() && filters?.refetchType !== 'none') void query.cancel({ silent: true })
      else query.promise?.then(() => query.invalidate()).catch(() => undefined)
    }
    return super.invalidateQueries(filters, options)
  }
}

const CONFIG: QueryClientConfig = {
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE_MS, gcTime: 15 * MINUTE_MS, retry: shouldRetry, refetchOnWindowFocus: false },
    // Without a network a change fails at once; the library would send it later, when the person no longer expects it.
    mutations: { retry: false, networkMode: 'always' },
  },
}

export const queryClient: QueryClient = new FreshQueryClient(CONFIG)
