import { isMainThread } from 'node:worker_threads'
import { moveClock } from './move-clock.ts'

// Loaded before a process that a test starts (`node-environment.ts`). Its threads read no clock, but that of the embedded
// database does: `now()` in SQL stays the real present, as on PostgreSQL.
if (isMainThread) moveClock(Number(process.env['CLOCK_AHEAD_MS']))
