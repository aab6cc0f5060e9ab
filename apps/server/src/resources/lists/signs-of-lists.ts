import type { Database } from '../../database/database.ts'
import type { CatalogueRow } from '../signs/catalogue.repository.ts'
import type { CatalogueState } from '../signs/catalogue.ts'
import { findLearnedSigns, findListSigns } from './lists.repository.ts'

/** What stands in a list as far as it is on offer, and what of it a person has learned; both in the order of the list. */
export type SignsOfList = { readonly signs: readonly CatalogueRow[]; readonly learned: readonly string[] }

/** With two statements, however many lists there are. `userId` null: a viewer whose learning is not kept. */
export const signsOfLists = async (
  db: Database,
  listIds: readonly string[],
  userId: string | null,
  { byId }: CatalogueState,
): Promise<ReadonlyMap<string, SignsOfList>> => {
  if (listIds.length === 0) return new Map()
  const stored = Map.groupBy(await findListSigns(db, listIds), ({ listId }) => listId)
  const learned = userId === null ? [] : await findLearnedSigns(db, userId, listIds)
  const learnedByList = Map.groupBy(learned, ({ listId }) => listId)
  return new Map(
    listIds.map((id) => {
      const signs = (stored.get(id) ?? []).flatMap(({ signId }) => byId.get(signId) ?? [])
      const known = new Set(learnedByList.get(id)?.map(({ signId }) => signId))
      return [id, { signs, learned: signs.map((sign) => sign.id).filter((signId) => known.has(signId)) }]
    }),
  )
}
