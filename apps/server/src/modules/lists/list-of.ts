import { type Caller, isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import { progressOf } from '@gebaerdenraum/domain/lists/list-signs'
import type { FoundList, List } from '@gebaerdenraum/domain/lists/lists.contract'
import { toOwner } from '../teams/index.ts'
import type { ListRow } from './lists.repository.ts'
import type { ListItem, SignsOfList } from './signs-of-lists.ts'

/** A list as somebody sees it who reaches its node. */
export const listOf = <Shown extends FoundList['signs'][number]>(
  row: ListRow,
  { signs, learned }: SignsOfList,
  caller: Caller,
  show: (item: ListItem) => Shown,
): Omit<List, 'signs'> & { signs: Shown[] } => ({
  _id: row.id,
  name: row.name,
  node: row.node,
  ...toOwner(row),
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
