import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'

const MINUTE_MS = 60_000

/** A refusal will be one the second time too; only what never arrived is tried again. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && (error.name === 'Offline' || error.code >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE_MS, gcTime: 15 * MINUTE_MS, retry: shouldRetry, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
