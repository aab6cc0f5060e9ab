import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 5

/** Answers on a port of its own how many milliseconds the event loop was blocked at most since it was asked last. */
const watchEventLoop = (port: number): void => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const server = createServer((_request, response) => {
    response.end(String(Math.max(0, delay.max / 1e6 - RESOLUTION_MS)))
    delay.reset()
  })
  server.listen(port, '127.0.0.1').unref()
}

/** Loaded into a server under test (`--import`), and by that into its threads too. */
if (isMainThread) watchEventLoop(Number(process.env['EVENT_LOOP_WATCH_PORT']))
