import { CancelledError, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FreshQueryClient } from './query-client.ts'

const KEY = ['lists', 'page', 1]

let client: FreshQueryClient
beforeEach(() => {
  client = new FreshQueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.mount()
})
afterEach(() => {
  client.clear()
  client.unmount()
})

/** A request of which the test decides when it is answered, and with what. */
const givenRequests = () => {
  const requests: { readonly resolve: (answer: string) => void; readonly reject: (error: Error) => void }[] = []
  const queryFn = (): Promise<string> => {
    return new Promise((resolve, reject) => void requests.push({ resolve, reject }))
  }
  return { requests, queryFn }
}

describe('a caller that waits for a query', () => {
  /** A query whose request ends with its signal, and that is on the screen until `leave`. */
  const givenQuery = () => {
    const { requests, queryFn } = givenRequests()
    const aborted: AbortSignal[] = []
    const cancellable = ({ signal }: { readonly signal: AbortSignal }) => {
      signal.addEventListener('abort', () => aborted.push(signal))
      return queryFn()
    }
    const options = { queryKey: KEY, queryFn: cancellable }
    const show = () => new QueryObserver(client, options).subscribe(() => undefined)
    return { requests, aborted, options, show }
  }

  test('gets its answer however often the screen leaves the query, which cancels the request', async () => {
    const { requests, aborted, options, show } = givenQuery()
    let leave = show()
    const waited = client.fetchQuery(options)
    leave()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    leave = show()
    leave()
    await vi.waitFor(() => expect(requests).toHaveLength(3))
    expect(aborted).toHaveLength(2)
    requests[2]!.resolve('answer')
    expect(await waited).toBe('answer')
  })

  test('is refused where all queries are removed, as with signing out', async () => {
    const { requests, options, show } = givenQuery()
    const leave = show()
    const waited = client.fetchQuery(options)
    client.clear()
    await expect(waited).rejects.toBeInstanceOf(CancelledError)
    leave()
    expect(requests).toHaveLength(1)
  })

  test('is refused what the server refuses, once', async () => {
    const { requests, queryFn } = givenRequests()
    const waited = client.fetchQuery({ queryKey: KEY, queryFn })
    requests[0]!.reject(new Error('Refused'))
    await expect(waited).rejects.toThrow('Refused')
    expect(requests).toHaveLength(1)
  })
})

describe('a query that is invalidated during its first request', () => {
  test('is requested again, and shows the state after the change', async () => {
    const { requests, queryFn } = givenRequests()
    const observer = new QueryObserver(client, { queryKey: KEY, queryFn })
    const shown: (string | undefined)[] = []
    const leave = observer.subscribe(({ data }) => void shown.push(data))
    expect(requests).toHaveLength(1)

    const invalidated = client.invalidateQueries({ queryKey: ['lists', 'page'] })
    expect(requests).toHaveLength(2)
    requests[0]!.resolve('without the new list')
    requests[1]!.resolve('with the new list')
    await invalidated
    expect(observer.getCurrentResult()).toMatchObject({ data: 'with the new list', isStale: false, isError: false })
    expect(shown).not.toContain('without the new list')
    leave()
  })

  test('gives a caller that awaits it the state after the change', async () => {
    const { requests, queryFn } = givenRequests()
    const leave = new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(() => undefined)
    const waited = client.fetchQuery({ queryKey: KEY, queryFn })
    void client.invalidateQueries({ queryKey: KEY })
    requests[0]!.resolve('before')
    requests[1]!.resolve('after')
    expect(await waited).toBe('after')
    leave()
  })

  test('resolves and is stale where nothing on the screen uses it', async () => {
    const { requests, queryFn } = givenRequests()
    const waited = client.fetchQuery({ queryKey: KEY, queryFn })
    await client.invalidateQueries({ queryKey: KEY })
    expect(requests).toHaveLength(1)
    requests[0]!.resolve('before')
    expect(await waited).toBe('before')
    await vi.waitFor(() => expect(client.getQueryState(KEY)).toMatchObject({ isInvalidated: true }))
  })

  test('is stale where the invalidation asks for no request', async () => {
    const { requests, queryFn } = givenRequests()
    const leave = new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(() => undefined)
    await client.invalidateQueries({ queryKey: KEY, refetchType: 'none' })
    expect(requests).toHaveLength(1)
    requests[0]!.resolve('before')
    await vi.waitFor(() => expect(client.getQueryState(KEY)).toMatchObject({ data: 'before', isInvalidated: true }))
    leave()
  })

  test('does not affect other queries', async () => {
    const { requests, queryFn } = givenRequests()
    const leave = new QueryObserver(client, { queryKey: ['signs'], queryFn }).subscribe(() => undefined)
    await client.invalidateQueries({ queryKey: ['lists'] })
    expect(requests).toHaveLength(1)
    leave()
  })
})
