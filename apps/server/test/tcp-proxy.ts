import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type TcpProxy = {
  readonly port: number
  /** From now on nothing passes and nobody is told: a pulled cable. */
  freeze(): void
  /** What was held up passes, and all that follows. */
  thaw(): void
  /** The next connection is ended as soon as it is made; those after it pass. */
  breakNext(): void
  close(): Promise<void>
}

/** Passes connections on to a port of this machine. */
export const openTcpProxy = async (target: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>()
  let waiting: Socket[] = []
  let isFrozen = false
  let isNextBroken = false
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    if (isFrozen) socket.pause()
  }
  const join = (near: Socket): void => {
    const far = connect(target, '127.0.0.1')
    keep(far)
    near.pipe(far).pipe(near)
  }
  const server = createServer((near) => {
    keep(near)
    if (isNextBroken) {
      isNextBroken = false
      near.destroy()
    } else if (isFrozen) waiting.push(near)
    else join(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const near of waiting) join(near)
      waiting = []
      for (const socket of sockets) socket.resume()
    },
    breakNext() {
      isNextBroken = true
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
