import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { freshDatabase, openTestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../../../platform/database/client.ts'
import { importCatalogue } from './import-catalogue.ts'
import { takeImportLock } from './import-lock.repository.ts'
import { csv, folderWith, nouns, removeFolders } from './test/source-folder.ts'

afterAll(removeFolders)

describe('the import lock', () => {
  it('goes to one after the other, and a waiting one that is stopped lets the next one by', async () => {
    const database = await openTestDatabase()
    const events: string[] = []
    const first = await takeImportLock(database, { onWait: () => events.push('first waits') })
    const stop = new AbortController()
    const second = takeImportLock(database, { signal: stop.signal, onWait: () => events.push('second waits') })
    const third = takeImportLock(database, { onWait: () => events.push('third waits') }).then((lock) => {
      events.push('third has it')
      return lock
    })
    await expect.poll(() => events).toEqual(['second waits', 'third waits'])
    stop.abort()
    await expect(second).rejects.toBe(stop.signal.reason)
    // An import that had gone to the database would be back by then.
    await database.pool.query('select 1')
    events.push('first leaves')
    await first.release()
    await (await third).release()
    expect(events).toEqual(['second waits', 'third waits', 'first leaves', 'third has it'])
    const again = await takeImportLock(database, { onWait: () => events.push('again waits') })
    await again.release()
    expect(events).not.toContain('again waits')
    await database.close()
  })
})

// The embedded database serves one process with one connection: there is nothing to hold between servers.
if (inject('testEngine').engine === 'postgres') {
  describe('the import lock on PostgreSQL', () => {
    it('holds between two servers: what both import comes in once', async () => {
      const shared = await freshDatabase()
      const servers = await Promise.all([openDatabase(shared), openDatabase(shared)])
      const source = await folderWith({ 'signs.csv': csv(...nouns(1000)) })
      const reports = await Promise.all(servers.map((database) => importCatalogue({ source, database, storage: null })))
      expect(reports.map(({ lines }) => lines.new).toSorted((one, other) => one - other)).toEqual([0, 1000])
      expect(reports.map(({ lines }) => lines.unchanged).toSorted((one, other) => one - other)).toEqual([0, 1000])
      await Promise.all(servers.map((server) => server.close()))
    })

    it('falls with its connection, and its holder is told before it writes', async () => {
      const shared = await freshDatabase()
      const [one, other] = await Promise.all([openDatabase(shared), openDatabase(shared)])
      const lock = await takeImportLock(one, {})
      expect(() => lock.assertHeld()).not.toThrow()
      await other.pool.query(`
        select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
      const taken = await takeImportLock(other, {})
      // The news of the broken connection may come after the lock has gone to the other.
      const lost = 'The connection that held the import lock broke'
      await vi.waitFor(() => expect(() => lock.assertHeld()).toThrow(lost), { timeout: 20_000 })
      await lock.release()
      await taken.release()
      await Promise.all([one.close(), other.close()])
    })
  })
}
