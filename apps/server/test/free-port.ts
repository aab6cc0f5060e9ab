import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** Chooses a TCP port of 127.0.0.1. Until it is used another process may take it. */
export type ChoosePort = () => Promise<number>

/**
 * A port on which nothing listens. It is none of those that outgoing connections get, so that it stays free while
 * nothing listens there, and it is random: two test runs beside each other rarely choose the same.
 */
export const freePort: ChoosePort = async () => {
  const end = firstOutgoingPort()
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST_PORT, end)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${LOWEST_PORT} and ${end}.`)
}

const LOWEST_PORT = 10_000
const ATTEMPTS = 100
/** Linux says here which ports it gives to outgoing connections. */
const RANGE_FILE = '/proc/sys/net/ipv4/ip_local_port_range'
/** Where Linux begins unless it was set; other systems begin above it. */
const USUAL_FIRST_OUTGOING_PORT = 32_768

const firstOutgoingPort = (): number => {
  const first = existsSync(RANGE_FILE) ? Number.parseInt(readFileSync(RANGE_FILE, 'utf8'), 10) : Number.NaN
  return first > LOWEST_PORT ? first : USUAL_FIRST_OUTGOING_PORT
}

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  await once(probe.close(), 'close')
  return true
}
