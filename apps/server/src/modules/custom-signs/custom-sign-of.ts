import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { WORD_CLASS_IDS, type WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { toOwner } from '../teams/index.ts'
import type { CustomSignHeadRow, CustomSignRow } from './custom-signs.repository.ts'
import type { Services } from './services.ts'
import { storedSceneOfRow } from './stored-scenes.ts'

export const customSignOf = (row: CustomSignRow, caller: UserCaller, services: Pick<Services, 'media'>) => ({
  ...headOf(row, caller, services),
  ...storedSceneOfRow(row),
})

/** A custom sign without what stands on it. */
export const headOf = (row: CustomSignHeadRow, caller: UserCaller, { media }: Pick<Services, 'media'>) => ({
  _id: row.id,
  node: row.node.id,
  name: row.node.name,
  signType: row.signType,
  wordClass: wordClassOf(row),
  author: row.node.authorId,
  ...toOwner(row.node),
  revision: row.revision,
  canWrite: caller.isLicensed,
  variants: media.addresses.customSignAddressesOf(row, caller),
  createdAt: row.node.createdAt.toISOString(),
  updatedAt: row.node.updatedAt.toISOString(),
})

/** Cards have one, by their frame. */
export const wordClassOf = ({ signType, style }: Pick<CustomSignHeadRow, 'signType' | 'style'>): WordClassId | null =>
  signType === 'signBox' ? (WORD_CLASS_IDS.find((id) => id === style) ?? 'noun') : null
