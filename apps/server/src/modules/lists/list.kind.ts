import type { FileSummary } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { progressOf } from '@gebaerdenraum/domain/lists/list-signs'
import { type CatalogueRow, signOf, type Viewer } from '../catalogue/index.ts'
import { headOf } from '../custom-signs/custom-sign-of.ts'
import type { FileKind } from '../files/file-kinds.ts'
import { insertCopies } from './list-changes.repository.ts'
import { findSharedListIds } from './lists.repository.ts'
import { findDueSignIds } from './repetitions.repository.ts'
import type { Services } from './services.ts'
import { type ListItem, signsOfLists } from './signs-of-lists.ts'

export const createListKind = (services: KindServices): FileKind<'lists'> => ({
  fileType: 'lists',
  duplicate: insertCopies,
  async summarize({ caller, db }, fileIds) {
    const catalogue = await services.catalogue.current()
    const filled = await signsOfLists(db, fileIds, { reach: caller, learner: caller.userId }, catalogue)
    const shared = await findSharedListIds(db, fileIds)
    const due = caller.isLicensed ? await findDueSignIds(db, caller.userId, fileIds, new Date()) : new Set()
    const viewer = services.signViews.toThumbnailViewer(caller)
    const thumbnailOf = (item: ListItem | undefined): string | null =>
      item?.kind === 'custom' ? headOf(item.row, caller, services).variants.thumbnail : drawingOf(item?.row, viewer)
    return new Map(
      fileIds.map((id): [string, FileSummary] => {
        const { signs = [], learned = [] } = filled.get(id) ?? {}
        const signIds = signs.map((sign) => sign.id)
        return [
          id,
          {
            fileType: 'lists',
            signCount: signs.length,
            learnedCount: learned.length,
            progress: progressOf(signIds, learned),
            dueCount: signIds.filter((signId) => due.has(signId)).length,
            isShared: shared.has(id),
            thumbnail: thumbnailOf(signs[0]),
          },
        ]
      }),
    )
  },
})

type KindServices = Pick<Services, 'signViews' | 'catalogue' | 'media'>

/** The drawing of a sign, as small as the viewer may have it. */
const drawingOf = (sign: CatalogueRow | undefined, viewer: Viewer): string | null => {
  const images = sign && signOf(sign, viewer).images
  const pictures = images?.signOnly ?? images?.signMap ?? images?.signBox
  return pictures?.thumbnail ?? pictures?.watermarked ?? null
}
