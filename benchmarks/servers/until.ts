import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 120_000

/** Asks again and again until it is reached; gives the milliseconds that took. Throws after two minutes. */
export const until = async (isReached: () => Promise<boolean>, everyMs = 100): Promise<number> => {
  const startedAt = performance.now()
  while (!(await isReached())) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('What was waited for did not come.')
    await delay(everyMs)
  }
  return performance.now() - startedAt
}

/** Loads a medium. What is being made is asked for again. */
export const untilLoaded = (url: string, address: string): Promise<number> =>
  until(async () => {
    const response = await fetch(url + address)
    await response.arrayBuffer()
    if (!response.ok && response.status !== 503) throw new Error(`${address} answered ${response.status}`)
    return response.ok
  })
