import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer } from '../../../test/test-server.ts'
import { diskFaultOf } from './disk-fault.ts'
import { watchDisk } from './disk-watch.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gebaerdenraum-watch-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a directory that cannot be written is told once, and once that it can be again', async () => {
  const lines: string[] = []
  const note = (_facts: unknown, message?: string) => lines.push(message ?? '')
  const directory = join(folder, 'media')
  const watch = watchDisk([folder, directory], { log: { warn: note, error: note }, everyMs: 0 })
  expect(await watch.check()).toBeUndefined()
  await rm(directory, { recursive: true })
  await writeFile(directory, 'a file where the directory was')
  for (let call = 0; call < 3; call += 1) expect(await watch.check()).toBe('broken')
  expect(lines).toEqual(['data directory cannot be written'])
  await rm(directory)
  for (let call = 0; call < 3; call += 1) expect(await watch.check()).toBeUndefined()
  expect(lines).toEqual(['data directory cannot be written', 'data directory can be written again'])
  watch.stop()
})

test('a server whose media directory cannot be written is unhealthy and says why', async () => {
  const server = await openTestServer()
  const media = join(server.dataDir, 'media')
  await rm(media, { recursive: true })
  await writeFile(media, 'a file where the directory was')
  server.services.disk.note(Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' }))
  const { status, body, headers } = await server.call('GET', 'health')
  expect(status).toBe(503)
  expect(headers['retry-after']).toBe('2')
  expect(body).toEqual({
    name: 'Unavailable',
    message: 'Der Dienst ist gerade nicht erreichbar.',
    code: 503,
    className: 'unavailable',
    data: { reason: 'disk-broken', retryAfterSeconds: 2 },
  })
  await server.close()
})

describe('an error', () => {
  const errorOf = (code: string, syscall: string) => Object.assign(new Error('x'), { code, syscall })

  test.each([
    ['ENOSPC', 'write', 'full'],
    ['EDQUOT', 'write', 'full'],
    ['EROFS', 'open', 'read-only'],
    ['EACCES', 'mkdir', 'read-only'],
    ['EIO', 'fsync', 'broken'],
    ['ENOENT', 'open', undefined],
    ['EACCES', 'connect', undefined],
  ] as const)('%s of %s is a fault of the disk: %s', (code, syscall, fault) => {
    expect(diskFaultOf(errorOf(code, syscall))).toBe(fault)
    expect(diskFaultOf(new Error('not stored', { cause: errorOf(code, syscall) }))).toBe(fault)
  })
})
