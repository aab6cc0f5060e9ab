import fc from 'fast-check'
import { countRounds, SEED } from '../../apps/server/test/rounds.ts'

/** The number that fast-check takes by itself. */
const RUNS = 100

/** Set-up file of Vitest. A property that has a `numRuns` of its own keeps it. */
fc.configureGlobal({ seed: SEED, numRuns: countRounds(RUNS, { atMost: 20 * RUNS }) })
