import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 5

/**
 * Answers on a port of its own how many milliseconds the event loop was blocked at most since it was asked last: CPU time
 * of its thread between two turns. A machine that gives the processor to others meanwhile changes nothing.
 */
const watchEventLoop = (port: number): void => {
  let longest = 0
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }, EVERY_MS).unref()
  const server = createServer((_request, response) => {
    response.end(String(longest))
    longest = 0
  })
  server.listen(port, '127.0.0.1').unref()
}

/** Loaded into a server under test (`--import`), and by that into its threads too. */
if (isMainThread) watchEventLoop(Number(process.env['EVENT_LOOP_WATCH_PORT']))
