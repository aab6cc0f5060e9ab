import { type Caller, isLicensed } from '@gebaerdenraum/domain/access/caller'
import { progressOf } from '@gebaerdenraum/domain/lists/list-signs'
import type { FoundList, List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { Database } from '../../database/database.ts'
import type { CatalogueRow } from '../signs/catalogue.repository.ts'
import type { CatalogueState } from '../signs/catalogue.ts'
import { findLearnedSigns, findListSigns, type ListRow } from './lists.repository.ts'

/** A list with its signs as far as they are on offer, and what the caller has learned of them. */
export type FilledList = {
  readonly row: ListRow
  readonly signs: readonly CatalogueRow[]
  readonly learned: readonly string[]
}

/** Fills lists with two statements, however many they are. `userId` null: a viewer whose learning is not kept. */
export const fillLists = async (
  db: Database,
  rows: readonly ListRow[],
  userId: string | null,
  { byId }: CatalogueState,
): Promise<readonly FilledList[]> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const signs = Map.groupBy(await findListSigns(db, ids), ({ listId }) => listId)
  const learned = Map.groupBy(userId === null ? [] : await findLearnedSigns(db, userId, ids), ({ listId }) => listId)
  return rows.map((row) => {
    const onOffer = (signs.get(row.id) ?? []).flatMap(({ signId }) => byId.get(signId) ?? [])
    const known = new Set(learned.get(row.id)?.map(({ signId }) => signId))
    return { row, signs: onOffer, learned: onOffer.map(({ id }) => id).filter((id) => known.has(id)) }
  })
}

/** A list as somebody sees it who reaches its node. */
export const listOf = <Shown extends FoundList['signs'][number]>(
  { row, signs, learned }: FilledList,
  caller: Caller,
  show: (sign: CatalogueRow) => Shown,
): Omit<List, 'signs'> & { signs: Shown[] } => ({
  _id: row.id,
  name: row.name,
  node: row.node,
  owner: row.teamId ?? row.userId ?? '',
  ownerType: row.teamId === null ? 'users' : 'teams',
  author: row.authorId,
  authorFullname: row.authorName ?? '',
  signs: signs.map(show),
  total: signs.length,
  learnedSigns: [...learned],
  progress: progressOf(
    signs.map(({ id }) => id),
    learned,
  ),
  shareKey: row.shareKey,
  revision: row.revision,
  canWrite: isLicensed(caller),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
