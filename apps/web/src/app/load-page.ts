/** Specification 1, section 9. */
const LOAD_TIMEOUT_MS = 120_000

/** A page's code did not arrive: a new version was deployed meanwhile, or the network gave up. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
  readonly reason: 'missing' | 'timeout'

  constructor(reason: 'missing' | 'timeout', cause?: unknown) {
    super(`The page could not be loaded (${reason})`, { cause })
    this.reason = reason
  }
}

/** Code of a page. Rejects with a `PageLoadError` when it does not arrive. */
export const loadPage = async <Code>(load: () => Promise<Code>, timeoutMs: number = LOAD_TIMEOUT_MS): Promise<Code> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageLoadError('timeout')), timeoutMs)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (cause) {
    throw cause instanceof PageLoadError ? cause : new PageLoadError('missing', cause)
  } finally {
    clearTimeout(timer)
  }
}
