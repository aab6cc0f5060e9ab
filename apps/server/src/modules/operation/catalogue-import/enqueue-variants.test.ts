import type { FastifyBaseLogger } from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestServer } from '../../../../test/test-server.ts'
import { openLogger } from '../../../platform/reporting/logger.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { csv, drawing, folderWith, removeFolders } from '../../catalogue/import/test/source-folder.ts'
import { enqueueVariants } from './enqueue-variants.ts'

afterAll(removeFolders)

test('what an import brought in is made ahead by a server, and only that', async () => {
  const server = await openTestServer()
  const { database, services } = server
  const log = openLogger('silent') as FastifyBaseLogger
  const source = await folderWith({ 'signs.csv': csv('a,A,noun,T,,,', 'b,B,noun,T,,,'), 'a.signOnly.svg': drawing(1) })
  const report = await importCatalogue({ source, database, storage: services.storage })
  expect(await enqueueVariants(database, report, log)).toBe(1)
  await server.startWorkers()
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query("select variant from media_variants where state = 'ready'")
    expect(rows.length).toBeGreaterThanOrEqual(2)
    const forms = await database.pool.query('select 1 from print_forms')
    expect(forms.rows.length).toBeGreaterThanOrEqual(2)
  }, 20_000)
  const again = await importCatalogue({ source, database, storage: services.storage })
  expect(await enqueueVariants(database, again, log)).toBe(0)
  await server.close()
})
