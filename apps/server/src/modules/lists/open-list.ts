import { listSignOf } from '@gebaerdenraum/domain/lists/list-sign'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { Context } from '../../platform/framework/define-resource.ts'
import { signedInCaller } from '../accounts/index.ts'
import { headOf } from '../custom-signs/index.ts'
import { noList } from './list-errors.ts'
import { listOf } from './list-of.ts'
import { findList } from './lists.repository.ts'
import type { Services } from './services.ts'
import { signsOfLists } from './signs-of-lists.ts'

/** A list that the caller reaches, with its signs as he may see them. */
export const openList = async (
  { caller, db, services }: Pick<Context<Services>, 'caller' | 'db' | 'services'>,
  id: string,
): Promise<List> => {
  const catalogue = await services.catalogue.current()
  const user = signedInCaller(caller)
  const row = await findList(db, user, id)
  const content =
    row && (await signsOfLists(db, [row.id], { reach: user, learner: user.userId }, catalogue)).get(row.id)
  if (!content) throw noList()
  const viewer = await services.signViews.findViewer(
    caller,
    db,
    content.signs.map((sign) => sign.id),
  )
  return listOf(row, content, caller, (item) => {
    if (item.kind === 'catalogue') return services.signViews.toSign(item.row, viewer)
    const isOnlyOwn = row.teamId !== null && item.row.node.teamId === null
    return { ...listSignOf(headOf(item.row, user, services)), ...(isOnlyOwn && { isOnlyOwn }) }
  })
}
