import { describe, expect, test } from 'vitest'
import { isUnitTest, listDomainDayTests, listPropertyTests, listServerDayTests } from './classify.ts'
import { DAY_MOMENTS } from './day-moments.ts'
import { planTorture } from './plan-torture.ts'

const plan = (...args: readonly string[]) => {
  const planned = planTorture(args, { hasPostgres: true, seed: '4711' })
  if (!planned.ok) throw new Error(planned.reason)
  return planned
}

/** The files of a suite that are planned, however they are divided into parts. */
const filesOf = ({ parts }: ReturnType<typeof plan>, suite: string): readonly string[] =>
  parts
    .filter((part) => part.suite === suite)
    .flatMap(({ args }) => args.filter((arg) => arg.endsWith('.test.ts')))
    .toSorted()

test('the tests of properties are those that import fast-check', () => {
  const tests = listPropertyTests()
  expect(tests).toContain('packages/domain/src/kernel/kept-text.test.ts')
  expect(tests).toContain('apps/server/src/platform/processes/fair-queue.test.ts')
  expect(tests).not.toContain('scripts/test/summary.test.ts')
})

test('the tests of days are rules that count days, and modules in which something ends on a day', () => {
  expect(listDomainDayTests()).toContain('packages/domain/src/billing/licence-period.test.ts')
  expect(listDomainDayTests()).not.toContain('packages/domain/src/kernel/kept-text.test.ts')
  expect(listServerDayTests()).toContain('apps/server/src/modules/billing/offers/offers.resource.test.ts')
  expect(listServerDayTests()).not.toContain('apps/server/src/modules/catalogue/signs.resource.test.ts')
})

test('their moments are half an hour before midnight in Germany', () => {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
  for (const { day, moment } of DAY_MOMENTS) expect(shown.format(new Date(moment))).toBe(`${day} 23:30`)
})

describe('npm run torture', () => {
  test('runs all attacks, the races with more rounds and the tests of properties', () => {
    const all = plan()
    expect(filesOf(all, 'torture')).toContain('apps/server/test/torture/fuzz-api.test.ts')
    expect(filesOf(all, 'server-postgres')).toContain('apps/server/src/modules/teams/seats-race.test.ts')
    expect(filesOf(all, 'server-postgres')).toContain('apps/server/src/modules/files/files-property.test.ts')
    expect(filesOf(all, 'server-pure')?.toSorted()).toEqual([
      'apps/server/src/modules/catalogue/sign-templates.test.ts',
      'apps/server/src/modules/media/film/encode-film.test.ts',
      'apps/server/src/modules/media/film/read-movie-times.test.ts',
      'apps/server/src/modules/media/film/tone-map.test.ts',
      'apps/server/src/platform/processes/fair-queue.test.ts',
    ])
    expect(filesOf(all, 'unit')).toEqual(listPropertyTests().filter(isUnitTest))
  })

  test('gives tests the time for more rounds and inputs', () => {
    for (const { args } of plan().parts) expect(args).toContain('--testTimeout=1800000')
  })

  test('runs the tests of days of the server at each of their moments', () => {
    const days = plan('days')
    expect(days.parts.map(({ name, environment }) => [name, environment['TEST_CLOCK']])).toEqual([
      ['server-postgres-on-2027-03-28', '2027-03-28T21:30:00Z'],
      ['server-postgres-on-2027-10-31', '2027-10-31T22:30:00Z'],
      ['server-postgres-on-2027-12-31', '2027-12-31T22:30:00Z'],
      ['server-postgres-on-2028-02-29', '2028-02-29T22:30:00Z'],
    ])
    for (const { args, environment } of days.parts) {
      expect(args).toEqual(expect.arrayContaining([...listServerDayTests()]))
      expect(environment).toMatchObject({ TEST_ENGINE: 'postgres', TORTURE_FACTOR: '1' })
    }
    expect(days.leftOut).toContainEqual({
      suite: 'server-postgres',
      reason: `all but ${listServerDayTests().length} files`,
    })
    expect(plan().parts.map(({ name }) => name)).toEqual(expect.arrayContaining(days.parts.map(({ name }) => name)))
    expect(plan('kept-text').parts).toHaveLength(1)
  })

  test('says with what seed it can be repeated', () => {
    expect(plan().introduction).toContain('TORTURE_SEED=4711 npm run torture')
  })

  test('runs only what a word names, and says what it left out', () => {
    const chosen = plan('kept-text')
    expect(chosen.parts.map(({ name }) => name)).toEqual(['unit'])
    expect(chosen.leftOut).toContainEqual({ suite: 'unit', reason: 'all but 1 file' })
    expect(chosen.leftOut).toContainEqual({ suite: 'server-pure', reason: 'not asked for' })
  })

  test('needs PostgreSQL, and a word that some file has', () => {
    expect(planTorture([], { hasPostgres: false, seed: '1' })).toMatchObject({ ok: false })
    expect(planTorture(['gibt-es-nicht'], { hasPostgres: true, seed: '1' })).toEqual({
      ok: false,
      reason: 'No file matches gibt-es-nicht',
    })
  })
})
