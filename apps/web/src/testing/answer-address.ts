import { vi } from 'vitest'

/**
 * Answers addresses that are no resource of the API, as those of PDFs: all that begin like this. For what was rendered
 * before. Returns the addresses, in the order in which they were fetched.
 */
export const answerAddress = (start: string, respond: (address: string) => Response): readonly string[] => {
  const fetchOthers = window.fetch
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit): Promise<Response> => {
    if (!address.startsWith(start)) return fetchOthers(address, options)
    fetched.push(address)
    return respond(address)
  })
  return fetched
}
