import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { ConnectionPool } from './connection-pool.ts'
import { watchDatabase } from './database-watch.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const never = (): Promise<void> => new Promise(() => undefined)

test('a connect is refused without an attempt while the database is known to be away', async () => {
  const attempts: Socket[] = []
  const database = createServer((socket) => attempts.push(socket.destroy()))
  database.listen(0, '127.0.0.1')
  await once(database, 'listening')
  const { port } = database.address() as AddressInfo
  const watch = watchDatabase({ probe: never, probeWriting: never, log: undefined })
  const pool = new ConnectionPool({ host: '127.0.0.1', port }, { ...watch, outage: () => new Error('away') })
  try {
    await expect(pool.connect()).rejects.toSatisfy(isDatabaseUnavailable)
    await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseUnavailable)
    expect(attempts).toEqual([])
  } finally {
    await pool.end()
    watch.stop()
    database.close()
    await once(database, 'close')
  }
})
