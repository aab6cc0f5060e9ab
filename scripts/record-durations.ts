/**
 * Writes the seconds that suites and files took in the last run into `scripts/test/durations.json`, by which `npm test`
 * divides suites and orders files. Run it after a complete run on an idle machine: `npm run record-durations`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DURATIONS_FILE, type Durations, readDurations, sumUp } from './test/durations.ts'
import type { PartReport } from './test/report.ts'

const RESULTS = join(import.meta.dirname, '../test-results')

const reports = readdirSync(RESULTS)
  .filter((name) => name.endsWith('.json') && name !== 'summary.json')
  .map((name): PartReport => JSON.parse(readFileSync(join(RESULTS, name), 'utf8')))
const measured = Object.entries(Object.groupBy(reports, ({ suite }) => suite)).map(
  ([suite, parts = []]) => [suite, sumUp(parts)] as const,
)
const durations: Durations = { ...readDurations(), ...Object.fromEntries(measured) }
writeFileSync(DURATIONS_FILE, `${JSON.stringify(durations, null, 2)}\n`)
