import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { type RunningServer, startServer } from './running-server.ts'

let environment: Readonly<Record<string, string>>
let dataDir: string
let server: RunningServer | undefined
let other: Server
let takenPort: number
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-start-'))
  environment = { DATA_DIR: dataDir, DEMO: 'false' }
  server = undefined
  takenPort = await freePort()
  other = createServer((_request, response) => response.end('{}')).listen(takenPort, '127.0.0.1')
  await once(other, 'listening')
})
afterEach(async () => {
  await server?.end('SIGKILL')
  other.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a server that tests start', () => {
  test('takes another port when a process that looks as healthy has its own', async () => {
    const choosePort = vi.fn(freePort).mockResolvedValueOnce(takenPort)
    server = await startServer(environment, { choosePort })
    expect(choosePort).toHaveBeenCalledTimes(2)
    expect(server.url).not.toContain(String(takenPort))
    const health = await fetch(`${server.url}/api/health`)
    expect([health.status, await health.text()]).toEqual([200, expect.stringContaining('"status":"ok"')])
  })

  test('is given up with its own words when every port is taken', async () => {
    const choosePort = vi.fn(async () => takenPort)
    await expect(startServer(environment, { choosePort })).rejects.toThrow(/ended with 1: .*EADDRINUSE/)
    expect(choosePort).toHaveBeenCalledTimes(3)
  })

  test('is not started again when it ends for another reason', async () => {
    const choosePort = vi.fn(freePort)
    const refused = startServer({ ...environment, APP_URL: 'nowhere' }, { choosePort })
    await expect(refused).rejects.toThrow('Einstellung APP_URL')
    expect(choosePort).toHaveBeenCalledTimes(1)
  })
})
