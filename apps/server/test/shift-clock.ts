import { moveClock } from './move-clock.ts'

/** Far from a change of the clock, of a month and of a year: 10:00 in Germany. */
const USUAL = '2027-03-15T09:00:00Z'

/**
 * Set-up file of Vitest: a process of tests begins at the moment that `TEST_CLOCK` names, and its clock runs on. It runs
 * before each file; files that share a process share the clock. Processes that tests start are as far ahead
 * (`node-environment.ts`).
 */
if (process.env['CLOCK_AHEAD_MS'] === undefined) {
  const aheadMs = Date.parse(process.env['TEST_CLOCK'] ?? USUAL) - Date.now()
  moveClock(aheadMs)
  process.env['CLOCK_AHEAD_MS'] = String(aheadMs)
}
