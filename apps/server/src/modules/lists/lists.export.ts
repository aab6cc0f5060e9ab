import type { ExportPart } from '../accounts/extensions/index.ts'
import { jsonPart } from '../accounts/extensions/index.ts'
import { findAllLearnedSigns, findAllOwnLists, findAllReviews } from './lists-export.repository.ts'

/** Lists of a team belong to the team; what somebody learned of them is his own. */
export const listsExport: ExportPart = jsonPart(
  'lernlisten.json',
  'deine Lernlisten und was du davon und von denen deines Teams gelernt hast',
  async ({ db, userId }) => ({
    lists: await findAllOwnLists(db, userId),
    learned: await findAllLearnedSigns(db, userId),
  }),
)

export const repetitionsExport: ExportPart = jsonPart(
  'wiederholungen.json',
  'deine Antworten beim Wiederholen',
  ({ db, userId }) => findAllReviews(db, userId),
)
