import { describeSharedList } from '@gebaerdenraum/domain/lists/shared-list-text'
import { listPreviewPath } from '@gebaerdenraum/domain/media/link-previews'
import { type SharedList, sharedListQuery } from '../../modules/lists/index.ts'
import { quoteName } from '../../ui/quote-name.ts'
import type { PreparedPage, Visit } from './rendered-route.ts'

/** How many signs a preview names. */
const NAMED_SIGNS = 6

/** A list as its share link shows it to visitors. No search engine lists it: the link is for those who got it. */
export const prepareSharedList = async ({ queries, params: { shareKey } }: Visit): Promise<PreparedPage> => {
  const list = shareKey === undefined ? null : await queries.fetchQuery(sharedListQuery(shareKey))
  if (list === null) return { isMissing: true }
  return {
    name: list.name,
    description: describeSigns(list),
    picture: { path: listPreviewPath(shareKey!), alt: `Lernliste ${quoteName(list.name)}` },
    path: `/lernliste/ueberblick/${encodeURIComponent(shareKey!)}`,
  }
}

const describeSigns = ({ signs, total }: SharedList): string => {
  if (total === 0) return 'Diese Lernliste ist noch leer.'
  const names = signs.slice(0, NAMED_SIGNS).map(({ name }) => name)
  const count = `${describeSharedList(total)} der Deutschen Gebärdensprache (DGS)`
  if (names.length === 0) return `${count}.`
  return `${count}: ${names.join(', ')}${total > names.length ? ' …' : ''}`
}
