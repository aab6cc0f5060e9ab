import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { Context } from '../../framework/define-resource.ts'
import type { Services } from '../../services.ts'
import { signedInCaller } from '../files/reach.ts'
import { signOf } from '../signs/sign-of.ts'
import { viewerOf } from '../signs/viewer-of.ts'
import { noList } from './list-errors.ts'
import { fillLists, listOf } from './list-of.ts'
import { findList } from './lists.repository.ts'

/** A list that the caller reaches, with its signs as he may see them. */
export const openList = async (
  { caller, db, services }: Pick<Context<Services>, 'caller' | 'db' | 'services'>,
  id: string,
): Promise<List> => {
  const catalogue = await services.catalogue.current()
  const user = signedInCaller(caller)
  const row = await findList(db, user, id)
  const [list] = row ? await fillLists(db, [row], user.userId, catalogue) : []
  if (!list) throw noList()
  const viewer = await viewerOf(
    { caller, db, services },
    list.signs.map((sign) => sign.id),
  )
  return listOf(list, caller, (sign) => signOf(sign, viewer))
}
