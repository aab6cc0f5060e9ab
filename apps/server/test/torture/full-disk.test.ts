import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillWithDemonstration } from '../demonstration.ts'
import { type RunningServer, signInAt, startServer } from '../running-server.ts'
import { logLines, until, untilLogged, write } from './given-postgres.ts'

/** A data directory that can be filled to the last byte. */
type SmallDisk = { readonly path: string; fill(): void; empty(): void; remove(): void }

const DISK_MB = 160

/** A file system of its own where that is allowed; elsewhere a directory that is made unwritable. */
const makeSmallDisk = (): SmallDisk => {
  const path = mkdtempSync(join(tmpdir(), 'gebaerdenraum-disk-'))
  const filler = join(path, 'filler')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', path], { stdio: 'pipe' })
  } catch {
    return {
      path,
      fill: () => chmodSync(path, 0o500),
      empty: () => chmodSync(path, 0o700),
      remove: () => rmSync(path, { recursive: true, force: true }),
    }
  }
  return {
    path,
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(DISK_MB * 1024 * 1024))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

let disk: SmallDisk
let server: RunningServer | undefined
beforeEach(() => {
  disk = makeSmallDisk()
})
afterEach(async () => {
  await server?.end('SIGKILL')
  disk.empty()
  disk.remove()
})

const health = async (url: string) => {
  const response = await fetch(`${url}/api/health`)
  const body = (await response.json()) as { readonly data?: { readonly reason?: string } }
  return { status: response.status, reason: body.data?.reason ?? '' }
}

test('a full disk makes the server unhealthy, with one line in the log, until there is room again', async () => {
  await fillWithDemonstration(disk.path)
  server = await startServer({ DATA_DIR: disk.path })
  const running = server
  const token = await signInAt(running.url, 'einzel@demo.example')
  const acknowledged: string[] = []
  /** A small row may still find room; what finds none is refused for now, never as a fault of ours. */
  const writeOnce = async (): Promise<number> => {
    const { status, retryAfter, body } = await write(running, token)
    if (status === 201) acknowledged.push(String(body['_id']))
    else expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)])
    return status
  }
  expect(await writeOnce()).toBe(201)

  disk.fill()
  await until(async () => (await health(running.url)).status === 503)
  expect((await health(running.url)).reason).toMatch(/^(disk|database)-(full|read-only)$/)
  for (let call = 0; call < 40; call += 1) await writeOnce()
  // The database may notice first; the directories are looked at every few seconds.
  await untilLogged(running, 'data directory cannot be written')
  for (let call = 0; call < 10; call += 1) await writeOnce()
  expect((await health(running.url)).status).toBe(503)
  expect(logLines(running, 'data directory cannot be written')).toHaveLength(1)
  expect(logLines(running, 'request failed')).toEqual([])

  disk.empty()
  await until(async () => (await health(running.url)).status === 200)
  // The answer may be here before the line of the log is.
  await untilLogged(running, 'data directory can be written again')
  expect(logLines(running, 'data directory can be written again')).toHaveLength(1)
  expect(await writeOnce()).toBe(201)
  for (const id of acknowledged) {
    const response = await fetch(`${running.url}/api/lists/${id}`, { headers: { authorization: `Bearer ${token}` } })
    expect({ id, status: response.status }).toEqual({ id, status: 200 })
  }
  expect(await running.end('SIGTERM')).toBe(0)
})

test('a data directory that cannot be written stops the start with one line', async () => {
  disk.fill()
  server = await startServer({ DATA_DIR: join(disk.path, 'new') }, { isAwaited: false })
  expect(await server.ended()).toBe(1)
  expect(server.output()).toMatch(/^In DATA_DIR lässt sich nicht schreiben \((ENOSPC|EACCES)[^\n]*\n$/)
})
