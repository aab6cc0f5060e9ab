import type { Database } from '../../platform/database/database.ts'
import type { CatalogueRow, CatalogueState } from '../catalogue/index.ts'
import { type CustomSignHeadRow, findCustomSignHeads } from '../custom-signs/index.ts'
import type { Reach } from '../teams/index.ts'
import { findLearnedSigns, findListSigns } from './lists.repository.ts'

/** One sign of a list: of the catalogue, or a custom one. */
export type ListItem =
  | { readonly id: string; readonly kind: 'catalogue'; readonly row: CatalogueRow }
  | { readonly id: string; readonly kind: 'custom'; readonly row: CustomSignHeadRow }

/** What stands in a list as far as it is on offer and within reach, and what of it a person has learned; both in the order of the list. */
export type SignsOfList = { readonly signs: readonly ListItem[]; readonly learned: readonly string[] }

type Reader = {
  /** Whose custom signs are seen. */
  readonly reach: Reach
  /** Null: a viewer whose learning is not kept. */
  readonly learner: string | null
}

/** With at most three statements, however many lists there are. */
export const signsOfLists = async (
  db: Database,
  listIds: readonly string[],
  { reach, learner }: Reader,
  { byId }: CatalogueState,
): Promise<ReadonlyMap<string, SignsOfList>> => {
  if (listIds.length === 0) return new Map()
  const stored = await findListSigns(db, listIds)
  const customIds = new Set(stored.filter(({ isCustom }) => isCustom).map(({ signId }) => signId))
  const custom = new Map((await findCustomSignHeads(db, reach, [...customIds])).map((row) => [row.id, row]))
  const itemOf = (id: string): readonly ListItem[] => {
    const sign = byId.get(id)
    if (sign) return [{ id, kind: 'catalogue', row: sign }]
    const row = custom.get(id)
    return row ? [{ id, kind: 'custom', row }] : []
  }
  const storedByList = Map.groupBy(stored, ({ listId }) => listId)
  const learned = learner === null ? [] : await findLearnedSigns(db, learner, listIds)
  const learnedByList = Map.groupBy(learned, ({ listId }) => listId)
  return new Map(
    listIds.map((id) => {
      const signs = (storedByList.get(id) ?? []).flatMap(({ signId }) => itemOf(signId))
      const known = new Set(learnedByList.get(id)?.map(({ signId }) => signId))
      return [id, { signs, learned: signs.map((sign) => sign.id).filter((signId) => known.has(signId)) }]
    }),
  )
}
