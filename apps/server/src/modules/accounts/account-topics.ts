import type { AccountRow } from './accounts.repository.ts'

/** The topics of all rows that an account is read from: see `ChangeFeed`. */
export const accountTopics = ({ id, team, subscription, teamSubscription }: AccountRow): readonly string[] => [
  `account:${id}`,
  ...(team ? [`team:${team.id}`] : []),
  ...[subscription, teamSubscription].flatMap((row) => (row ? [`subscription:${row.id}`] : [])),
]
