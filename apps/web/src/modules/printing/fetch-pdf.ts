import { ApiError, errorOf, OFFLINE_TEXT } from '../../api/api-error.ts'

/** Waits until the server has made the PDF. The address is signed: it needs no token. Rejects with `ApiError`. */
export const fetchPdf = async (address: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await fetch(address, { ...(signal && { signal }) }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError({ name: 'Offline', message: OFFLINE_TEXT })
  })
  if (!response.ok) throw await errorOf(response)
  return response.blob()
}
