import { openWorkProcesses } from '../../../platform/processes/work-processes.ts'
import type { Inspected } from './content-verdicts.ts'

/**
 * Reads the container of a film: it has a picture track with a size, whose last picture is there. A hostile file can
 * keep a reader busy for ever or fill its memory, so it is read in a process that is killed then. Never throws for what
 * stands in the file.
 */
export const inspectFilm = (file: string | Uint8Array, deadlineMs = DEADLINE_MS): Promise<Inspected> =>
  PROCESSES.run(file, { deadlineMs, maxRssMb: MAX_RSS_MB }).catch((): Inspected => UNREADABLE)

const PROCESSES = openWorkProcesses<string | Uint8Array, Inspected>(
  new URL('./inspect-film-process.ts', import.meta.url),
  { parallel: 4, maxHeapMb: 256, idleMs: 30_000, priority: 5 },
)

const DEADLINE_MS = 10_000
/** A film of the largest size, given as bytes, lies in memory twice while it is handed over. */
const MAX_RSS_MB = 1_000
const UNREADABLE: Inspected = { ok: false, reason: 'unreadable' }
