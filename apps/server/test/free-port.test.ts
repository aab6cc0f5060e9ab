import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a free port is none that outgoing connections get, and can be listened on at once', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  const outgoing = await outgoingPort()
  for (const port of ports) expect(port).toBeLessThan(outgoing)
  const server = createServer().listen(ports[0], '127.0.0.1')
  await once(server, 'listening')
  await once(server.close(), 'close')
})

/** A port that the system chose. */
const outgoingPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  return typeof address === 'object' && address ? address.port : 0
}
