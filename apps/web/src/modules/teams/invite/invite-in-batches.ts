import { INVITATIONS_AT_ONCE_MAX } from '@gebaerdenraum/domain/teams/invitation-state'
import type { PersonRow } from './person-row.ts'

export type BatchResult =
  | { readonly ok: true }
  | {
      readonly ok: false
      /** Rows of the batches before: these people are invited. */
      readonly sent: readonly PersonRow[]
      /** Rows of the batch that failed. Positions in the server's errors count within it. */
      readonly refused: readonly PersonRow[]
      readonly error: Error
    }

/** Sends as many rows as one call takes, batch after batch, and stops at the first failure. Never rejects. */
export const inviteInBatches = async (
  rows: readonly PersonRow[],
  send: (batch: readonly PersonRow[]) => Promise<unknown>,
): Promise<BatchResult> => {
  for (let start = 0; start < rows.length; start += INVITATIONS_AT_ONCE_MAX) {
    const batch = rows.slice(start, start + INVITATIONS_AT_ONCE_MAX)
    try {
      await send(batch)
    } catch (error) {
      return { ok: false, sent: rows.slice(0, start), refused: batch, error: error as Error }
    }
  }
  return { ok: true }
}
