import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { findPostgres, type LocalPostgres, startPostgres } from './local-postgres.ts'

const started: LocalPostgres[] = []
afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
})
const start = async (choosePort = freePort): Promise<LocalPostgres> => {
  const postgres = await startPostgres(findPostgres() ?? '', { choosePort })
  started.push(postgres)
  return postgres
}

const ask = async ({ url }: LocalPostgres, question: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query({ text: question, rowMode: 'array' })
  await client.end()
  return String(rows[0]?.[0])
}

describe.runIf(findPostgres())('a PostgreSQL that tests start', () => {
  test('takes another port when another PostgreSQL has its own', async () => {
    const first = await start()
    const taken = Number(new URL(first.url).port)
    const choosePort = vi.fn(freePort).mockResolvedValueOnce(taken)
    const second = await start(choosePort)
    expect(choosePort).toHaveBeenCalledTimes(2)
    expect(second.url).not.toBe(first.url)
    const directories = [await ask(first, 'show data_directory'), await ask(second, 'show data_directory')]
    expect(new Set(directories).size).toBe(2)
  })

  test('is given up with its own words when every port is taken', async () => {
    const taken = Number(new URL((await start()).url).port)
    const choosePort = vi.fn(async () => taken)
    await expect(start(choosePort)).rejects.toThrow(/could not bind .*Address already in use/)
    expect(choosePort).toHaveBeenCalledTimes(3)
  })

  test('is at the same address with the same data after a crash', async () => {
    const postgres = await start()
    const { url } = postgres
    await ask(postgres, 'create table numbers as select 7 as number')
    await ask(postgres, 'checkpoint')
    await postgres.kill()
    await expect(ask(postgres, 'select 1')).rejects.toThrow('ECONNREFUSED')
    await postgres.start()
    expect(postgres.url).toBe(url)
    expect(await ask(postgres, 'select number from numbers')).toBe('7')
  })
})
