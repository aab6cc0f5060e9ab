import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Watches a server for connections that no byte came over yet. Browsers open them ahead of use. Node counts them as busy:
 * `server.close()` waits a minute for their first request, and `closeIdleConnections()` leaves them open.
 */
export const watchUnusedConnections = (server: Server): UnusedConnections => {
  const sockets = new Set<Socket>()
  let isClosing = false
  const destroyUnused = (socket: Socket) => {
    if (socket.bytesRead === 0) socket.destroy()
  }
  server.on('connection', (socket: Socket) => {
    if (isClosing) return destroyUnused(socket)
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    close() {
      isClosing = true
      for (const socket of sockets) destroyUnused(socket)
    },
  }
}

export type UnusedConnections = {
  /** Closes them, and those that come from now on. To be called when the server closes. */
  close(): void
}
