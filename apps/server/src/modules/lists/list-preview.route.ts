import { SHARED_PREVIEW_SIGNS } from '@gebaerdenraum/domain/lists/list-signs'
import { describeSharedList } from '@gebaerdenraum/domain/lists/shared-list-text'
import { MAX_PREVIEW_DRAWINGS } from '@gebaerdenraum/domain/media/link-previews'
import { chooseLook, onLightPaper } from '@gebaerdenraum/domain/media/spelling-look'
import type { FastifyInstance } from 'fastify'
import { findManySignFacts, toSignDrawingBase } from '../catalogue/index.ts'
import { addLinkPreviewRoute } from '../media/http/index.ts'
import type { DrawingBase } from '../media/index.ts'
import type { Services } from './services.ts'
import { findSharedContent } from './shared-list.ts'

/**
 * `/media/previews/lists/{shareKey}.jpg`: the picture of a shared list for messengers, with its name and its first signs, as
 * visitors see them. Custom signs are left out: they may be photographs of children, and messengers store what they fetch.
 */
export const listPreviewRoute = async (app: FastifyInstance, services: Services): Promise<void> => {
  addLinkPreviewRoute(app, 'lists', {
    media: services.media,
    isPublic: false,
    findPreview: async (shareKey) => {
      const shared = await findSharedContent(services, shareKey)
      if (!shared) return undefined
      const { signs } = shared.content
      const ids = signs
        .slice(0, SHARED_PREVIEW_SIGNS)
        .flatMap((item) => (item.kind === 'catalogue' ? [item.id] : []))
        .slice(0, MAX_PREVIEW_DRAWINGS)
      return {
        heading: shared.row.name,
        line: describeSharedList(signs.length),
        drawings: await findDrawings(services, ids),
        isWatermarked: true,
      }
    },
  })
}

/** In the order of the ids; signs without a drawing are left out. */
const findDrawings = async (
  { db, media }: Pick<Services, 'db' | 'media'>,
  ids: readonly string[],
): Promise<readonly DrawingBase[]> => {
  const look = onLightPaper(chooseLook({}, media.lookDefaults))
  const facts = new Map((await findManySignFacts(db, ids)).map((sign) => [sign.id, sign]))
  return ids.flatMap((id) => {
    const sign = facts.get(id)
    const drawing = sign && toSignDrawingBase(sign, look)
    return drawing ? [drawing] : []
  })
}
