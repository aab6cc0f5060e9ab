import { type Caller, isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import { listSignOf } from '@gebaerdenraum/domain/lists/list-sign'
import { SHARED_PREVIEW_SIGNS } from '@gebaerdenraum/domain/lists/list-signs'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { Context } from '../../platform/framework/define-resource.ts'
import type { CatalogueRow, SignViews, Viewer } from '../catalogue/index.ts'
import type { CustomSignHeadRow } from '../custom-signs/index.ts'
import { wordClassOf } from '../custom-signs/index.ts'
import type { SharedSignAddresses } from '../media/index.ts'
import { reachOfRoot } from '../teams/index.ts'
import { listOf } from './list-of.ts'
import { findListByShareKey, type ListRow } from './lists.repository.ts'
import type { Services } from './services.ts'
import { type ListItem, type SignsOfList, signsOfLists } from './signs-of-lists.ts'

/**
 * The list that a share key opens, as this viewer may see it: all signs with a licence, else the first of *this* list,
 * watermarked, whether they belong to the catalogue's preview or not. Of the others nobody learns more than how many.
 */
export const sharedListOf = async (
  { caller, db, services }: Pick<Context<Services>, 'caller' | 'db' | 'services'>,
  shareKey: string,
): Promise<List | undefined> => {
  const shared = await findSharedContent({ db, catalogue: services.catalogue }, shareKey)
  if (!shared) return undefined
  const { row, content } = shared
  const isFull = isLicensed(caller)
  const shown = isFull ? content.signs : content.signs.slice(0, SHARED_PREVIEW_SIGNS)
  const viewer = await services.signViews.findViewer(
    caller,
    db,
    shown.map(({ id }) => id),
  )
  const share = { listId: row.id, shareKey, holder: caller.kind === 'user' ? caller : null }
  const show = (item: ListItem) => {
    if (item.kind === 'custom')
      return sharedSignOf(item.row, services.media.addresses.sharedSignAddressesOf(item.row, share))
    const { toSign } = services.signViews
    return isFull ? toSign(item.row, viewer) : showAsPreview(toSign, item.row, viewer)
  }
  const answer = { ...listOf(row, { signs: shown, learned: [] }, caller, show), total: content.signs.length }
  return isReached(row, caller) ? answer : { ...answer, node: null, owner: '', author: null, canWrite: false }
}

type SharedContent = { readonly row: ListRow; readonly content: SignsOfList }

/** The list that a share key opens, with all its signs; undefined where it opens none. */
export const findSharedContent = async (
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  shareKey: string,
): Promise<SharedContent | undefined> => {
  const state = await catalogue.current()
  const row = await findListByShareKey(db, shareKey)
  if (!row) return undefined
  // A link shows what stands under the same root as its list, and nothing else (decision 0029).
  const reader = { reach: reachOfRoot(row), learner: null }
  const content = (await signsOfLists(db, [row.id], reader, state)).get(row.id)
  return content && { row, content }
}

/** As a sign of the preview is shown, whether it is one or not. */
const showAsPreview = (toSign: SignViews['toSign'], sign: CatalogueRow, viewer: Viewer): List['signs'][number] => ({
  ...toSign({ ...sign, isPreview: true }, viewer),
  isPreview: sign.isPreview,
})

const sharedSignOf = (row: CustomSignHeadRow, variants: SharedSignAddresses) =>
  listSignOf({ _id: row.id, name: row.node.name, signType: row.signType, wordClass: wordClassOf(row), variants })

const isReached = ({ userId, teamId }: ListRow, caller: Caller): boolean =>
  caller.kind === 'user' &&
  caller.isEmailVerified &&
  (userId === caller.userId || (teamId !== null && teamId === caller.teamId))
