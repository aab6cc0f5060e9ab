import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { watchUnusedConnections } from './unused-connections.ts'

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  return (server.address() as AddressInfo).port
}
const openConnection = async (server: Server, port: number) => {
  const accepted = once(server, 'connection')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await accepted
  return socket
}

it('lets a server close that has a connection without any request', async () => {
  const server = createServer()
  const unused = watchUnusedConnections(server)
  const port = await listen(server)
  await openConnection(server, port)

  unused.close()
  const closed = once(server, 'close')
  server.close()
  await closed
})

it('lets a request end that runs', async () => {
  const server = createServer()
  const unused = watchUnusedConnections(server)
  const port = await listen(server)
  const socket = await openConnection(server, port)
  const requested = once(server, 'request')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  const [, response] = await requested

  unused.close()
  server.close()
  response.end('All of it.')
  const chunks = await socket.toArray()
  expect(Buffer.concat(chunks).toString()).toContain('All of it.')
})

it('closes a connection that comes while the server closes', async () => {
  const server = createServer()
  const unused = watchUnusedConnections(server)
  const port = await listen(server)

  unused.close()
  const socket = await openConnection(server, port)
  await once(socket, 'close')
})
