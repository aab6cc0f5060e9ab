export const SUITE_NAMES = [
  'unit',
  'component',
  'server-pure',
  'server',
  'server-postgres',
  'torture',
  'browser',
] as const
export type SuiteName = (typeof SUITE_NAMES)[number]

/**
 * What is made before some parts can start: the built web app, which the product serves; the browser; a data directory
 * with the demonstration.
 */
export type Preparation = 'build' | 'chromium' | 'demonstration'

export type Suite = {
  readonly name: SuiteName
  /** Projects of `vitest.config.ts`, as a pattern. */
  readonly project: string
  readonly needsPostgres?: boolean
  readonly needs?: readonly Preparation[]
  /** Processes that may run beside each other; each has databases, servers and a browser of its own. */
  readonly parts: number
  /** Its tests wait half of their time, for limits and outages: beside tests that work they cost little. */
  readonly waits?: boolean
}

export const SUITES: Readonly<Record<SuiteName, Suite>> = {
  unit: { name: 'unit', project: 'unit*', parts: 1 },
  component: { name: 'component', project: 'component', needs: ['chromium'], parts: 1 },
  'server-pure': { name: 'server-pure', project: 'server-pure', parts: 2 },
  server: { name: 'server', project: 'server', needs: ['build'], parts: 3 },
  'server-postgres': { name: 'server-postgres', project: 'server', needsPostgres: true, needs: ['build'], parts: 2 },
  torture: {
    name: 'torture',
    project: 'torture',
    needsPostgres: true,
    needs: ['build', 'demonstration'],
    parts: 2,
    waits: true,
  },
  browser: { name: 'browser', project: 'browser', needs: ['build', 'chromium', 'demonstration'], parts: 3 },
}

/** `npm test -- quick`: the server once, on PostgreSQL or, where there is none, embedded. */
export const listQuickSuites = (hasPostgres: boolean): readonly SuiteName[] => [
  'unit',
  'component',
  'server-pure',
  hasPostgres ? 'server-postgres' : 'server',
]
