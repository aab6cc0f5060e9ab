import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/** How long the event loop was blocked between two turns since it was asked last, in milliseconds. */
export type EventLoopPauses = { readonly p99: number; readonly longest: number }

const EVERY_MS = 5

/**
 * Answers on a port of its own. What counts is CPU time of the thread: a machine that gives the processor to others
 * meanwhile changes nothing.
 */
const watchEventLoop = (port: number): void => {
  let pauses: number[] = []
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    pauses.push((user + system) / 1000)
    before = process.threadCpuUsage()
  }, EVERY_MS).unref()
  const server = createServer((_request, response) => {
    const sorted = pauses.sort((a, b) => a - b)
    const answer: EventLoopPauses = { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, longest: sorted.at(-1) ?? 0 }
    pauses = []
    response.end(JSON.stringify(answer))
  })
  server.listen(port, '127.0.0.1').unref()
}

/** Loaded into a server under test or measurement (`--import`), and by that into its threads too. */
if (isMainThread) watchEventLoop(Number(process.env['EVENT_LOOP_WATCH_PORT']))
