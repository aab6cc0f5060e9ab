import { afterEach, expect, test } from 'vitest'
import { modules } from '../../src/app.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
afterEach(() => server.close())

const findSchedules = async () =>
  (await server.database.pool.query('select name, cron, timezone from jobs.schedule order by name')).rows

test('a server registers every job that has a schedule, in German time', async () => {
  server = await openTestServer({ SCHEDULES: 'true' })
  await server.startWorkers()
  const declared = modules.jobs.flatMap(({ name, schedule }) =>
    schedule === undefined ? [] : [{ name, cron: schedule, timezone: 'Europe/Berlin' }],
  )
  expect(declared).not.toEqual([])
  expect(await findSchedules()).toEqual(declared.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
})

test('a server without schedules registers none', async () => {
  server = await openTestServer({ SCHEDULES: 'false' })
  await server.startWorkers()
  expect(await findSchedules()).toEqual([])
})
