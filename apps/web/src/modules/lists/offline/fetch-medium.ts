import { ApiError, OFFLINE_TEXT } from '../../../api/api-error.ts'
import { fetchWhenReady } from '../../catalogue/index.ts'

/** Fetches a medium or its headers. Rejects with an `ApiError` that says so where there is no connection. */
export const fetchMedium = async (
  address: string,
  signal: AbortSignal,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response> => {
  try {
    return await fetchWhenReady(address, signal, { method })
  } catch (error) {
    if (signal.aborted) throw error
    throw new ApiError({ name: 'Offline', message: OFFLINE_TEXT })
  }
}
