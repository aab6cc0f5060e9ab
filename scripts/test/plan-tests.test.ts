import { describe, expect, test } from 'vitest'
import { planTests } from './plan-tests.ts'

const ALL = { hasPostgres: true, hasFfmpeg: true, isComplete: true }
const reasonsOf = (change: Partial<typeof ALL>, suites: readonly ('unit' | 'server-pure' | 'torture')[]) => {
  const plan = planTests({ kind: 'suites', suites, options: [] }, { ...ALL, ...change })
  if (!plan.ok) throw new Error(plan.reason)
  return plan.leftOut.filter(({ reason }) => reason !== 'not asked for')
}

describe('what a machine lacks', () => {
  test('is named with the suite that goes without it', () => {
    expect(reasonsOf({}, ['unit', 'server-pure', 'torture'])).toEqual([])
    expect(reasonsOf({ hasFfmpeg: false }, ['unit', 'server-pure'])).toEqual([
      { suite: 'server-pure', reason: 'films converted by ffmpeg, which was not found' },
    ])
    expect(reasonsOf({ hasFfmpeg: false }, ['unit'])).toEqual([])
    expect(reasonsOf({ hasPostgres: false }, ['torture'])).toEqual([
      { suite: 'torture', reason: 'PostgreSQL was not found' },
    ])
  })
})
