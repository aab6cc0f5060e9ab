/** What keeps files from being written. */
export type DiskFault = 'full' | 'read-only' | 'broken'

const FAULTS: Readonly<Record<string, DiskFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EIO: 'broken',
}

/** Calls of the network; their errors have some of the same codes. */
const NETWORK_CALLS = new Set(['connect', 'bind', 'listen', 'accept', 'getaddrinfo'])

/** Longer chains of causes than this are loops. */
const MAX_CHAIN = 10

/** Whether an error, or what caused it, is that a file could not be written for want of room or of the right to. */
export const diskFaultOf = (error: unknown): DiskFault | undefined => {
  let link = error
  for (let length = 0; typeof link === 'object' && link !== null && length < MAX_CHAIN; length += 1) {
    const { code, syscall, cause } = link as { code?: unknown; syscall?: unknown; cause?: unknown }
    if (typeof code === 'string' && typeof syscall === 'string' && !NETWORK_CALLS.has(syscall)) {
      const fault = FAULTS[code]
      if (fault) return fault
    }
    link = cause
  }
  return undefined
}
