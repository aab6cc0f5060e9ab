import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseUnavailableError } from '../unavailable.ts'
import { CHANGE_CHANNEL, EVERYTHING, type HeardChanges } from './change-feed.ts'

/** A connection that hears changes and belongs to the pulse alone. */
export type ListeningConnection = {
  query(text: string, values?: readonly unknown[]): Promise<unknown>
  end(): Promise<void>
  /** Ends it without waiting for the other side. */
  cut(reason: Error): void
}

export type ChangePulse = {
  /** Whether all changes were heard up to a moment that is less than a second ago. */
  isCurrent(): boolean
  stop(): Promise<void>
}

const PULSE_EVERY_MS = 200
/** Less than the second that is promised: an answer is also made and sent. */
const MAX_AGE_MS = 900
/** A connection that answers nothing for so long is given up. */
const ANSWER_TIMEOUT_MS = 2_500

/**
 * Proves again and again that changes of other servers are heard. PostgreSQL sends a connection all notifications of
 * commits that came before a statement no later than with the answer to it. Once a question is
 * answered, everything up to the moment of the question has been heard.
 */
export const openChangePulse = (
  heard: Pick<HeardChanges, 'hear'>,
  connect: (hear: (topic: string) => void) => Promise<ListeningConnection>,
  clocks: readonly (() => number)[] = CLOCKS,
): ChangePulse => {
  const abort = new AbortController()
  const read = (): readonly number[] => clocks.map((clock) => clock())
  let confirmedAt: readonly number[] | undefined

  const listen = async (): Promise<void> => {
    const topics: string[] = []
    let isProven = false
    const connection = await connect((topic) => {
      if (!isProven) topics.push(topic)
      heard.hear(topic)
    })
    try {
      await answerInTime(connection, hearOwnEcho(connection, topics))
      isProven = true
      // Nobody knows what was missed until here.
      heard.hear(EVERYTHING)
      while (!abort.signal.aborted) {
        const askedAt = read()
        await answerInTime(connection, connection.query('select 1'))
        confirmedAt = askedAt
        await delay(PULSE_EVERY_MS, undefined, { ref: false, signal: abort.signal })
      }
    } finally {
      confirmedAt = undefined
      await answerInTime(connection, connection.end()).catch(() => undefined)
    }
  }
  const keepListening = async (): Promise<void> => {
    while (!abort.signal.aborted) {
      await listen().catch(() => undefined)
      await delay(PULSE_EVERY_MS, undefined, { ref: false, signal: abort.signal }).catch(() => undefined)
    }
  }
  const ended = keepListening()
  return {
    isCurrent() {
      const now = read()
      return confirmedAt?.every((then, index) => (now[index] as number) - then < MAX_AGE_MS) ?? false
    },
    async stop() {
      abort.abort()
      await ended
    },
  }
}

/** The one does not go back when the clock is set, the other goes on while a machine is asleep. */
const CLOCKS: readonly (() => number)[] = [() => performance.now(), () => Date.now()]

/** Rejects when the connection cannot listen: behind a pooler that changes connections, for instance. */
const hearOwnEcho = async (connection: ListeningConnection, topics: readonly string[]): Promise<void> => {
  const echo = `echo:${randomUUID()}`
  await connection.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, echo])
  if (!topics.includes(echo)) throw new Error('The database does not announce changes on this connection.')
}

const answerInTime = async (connection: ListeningConnection, answer: Promise<unknown>): Promise<void> => {
  const timer = setTimeout(
    () => connection.cut(new DatabaseUnavailableError(new Error('timeout'))),
    ANSWER_TIMEOUT_MS,
  ).unref()
  try {
    await answer
  } finally {
    clearTimeout(timer)
  }
}
