import { readRetryAfterMs } from '../../../api/retry-after.ts'

/** Statuses that say: too much to do now, come again in `Retry-After` seconds. */
const BUSY = [429, 503]
const TRIES_MAX = 20
const SECONDS_DEFAULT = 5
const SECONDS_MAX = 30

/** Fetches a medium; while the server has too much to do, asks again when it says so. The last answer, whatever it is. */
export const fetchWhenReady = async (
  address: string,
  signal: AbortSignal,
  { method = 'GET', wait = waitSeconds }: { method?: 'GET' | 'HEAD'; wait?: typeof waitSeconds } = {},
): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address, { method, signal })
    if (!BUSY.includes(response.status) || tries >= TRIES_MAX) return response
    const asked = readRetryAfterMs(response.headers.get('retry-after'), Date.now())
    await wait(asked === null ? SECONDS_DEFAULT : Math.min(Math.max(asked / 1000, 1), SECONDS_MAX), signal)
  }
}

const waitSeconds = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
