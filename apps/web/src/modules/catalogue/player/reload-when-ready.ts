import { fetchWhenReady } from './fetch-when-ready.ts'

type Film = Pick<HTMLVideoElement, 'addEventListener' | 'error' | 'load'>
type Options = Pick<NonNullable<Parameters<typeof fetchWhenReady>[2]>, 'wait'>

/**
 * Loads a film again that failed because it was not made yet, as soon as the server has it. Once only: a film that is
 * there and cannot be played stays a failure. Returns what stops waiting.
 */
export const reloadWhenReady = (film: Film, src: string, options: Options = {}): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  const reload = async (): Promise<void> => {
    const { ok } = await fetchWhenReady(src, signal, { method: 'HEAD', ...options })
    if (ok && !signal.aborted) film.load()
  }
  // Without an answer the film stays a failure, and the still picture stays.
  const handleError = (): void => void reload().catch(() => undefined)
  if (film.error) handleError()
  else film.addEventListener('error', handleError, { once: true, signal })
  return () => controller.abort()
}
