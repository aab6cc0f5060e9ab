import type { ChangeFeed } from '../../platform/database/changes/change-feed.ts'
import { openReadCache } from '../../platform/database/changes/read-cache.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import { accountTopics } from './account-topics.ts'
import { type AccountRow, findAccountById } from './accounts.repository.ts'
import { type SessionPart, sessionParts } from './extensions/index.ts'

/** What a session is made of; the time decides on the rest. */
export type SessionFacts = {
  readonly account: AccountRow
  readonly part: SessionPart
  /** Undefined: it is read for each session. */
  readonly topics: readonly string[] | undefined
}

/** Undefined when there is no such account (any more). */
export type FindSessionFacts = (db: Database, userId: string) => Promise<SessionFacts | undefined>

/** About 2 kB each. */
const MAX_REMEMBERED = 5_000

/** Finds the facts of sessions: from memory, unless another handle of the database is given (decision 0051). */
export const openSessionFacts = (options: {
  readonly db: Database
  readonly changes: ChangeFeed
  readonly contributions: Contributions
}): FindSessionFacts => {
  const remembered = openReadCache<SessionFacts>({
    changes: options.changes,
    listTopics: ({ topics }) => topics,
    maxWeight: MAX_REMEMBERED,
    weigh: () => 1,
  })
  const read: FindSessionFacts = async (db, userId) => {
    const account = await findAccountById(db, userId)
    if (!account) return undefined
    let topics: readonly string[] | undefined = accountTopics(account)
    const part: SessionPart = {}
    for (const readPart of options.contributions.to(sessionParts)) {
      const found = await readPart(db, account)
      Object.assign(part, found.part)
      topics = found.topics && topics && [...topics, ...found.topics]
    }
    return { account, part, topics }
  }
  return (db, userId) => (db === options.db ? remembered.read(userId, () => read(db, userId)) : read(db, userId))
}
