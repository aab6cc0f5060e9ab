import { isDatabaseUnavailable, writeFaultOf } from '../database/unavailable.ts'
import { diskFaultOf } from '../disk/disk-fault.ts'

/** What the server needs and does not have: its database, or room and the right to write. */
export type Outage = 'database' | 'writing'

/**
 * Whether an error only says that the database or the disk is away. Such errors come with every request and every
 * timer; the watches of database and disk log the outage once, so these are neither logged nor reported.
 */
export const outageOf = (error: unknown): Outage | undefined => {
  if (isDatabaseUnavailable(error)) return 'database'
  return writeFaultOf(error) || diskFaultOf(error) ? 'writing' : undefined
}
