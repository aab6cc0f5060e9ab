import { chooseLook, onLightPaper } from '@gebaerdenraum/domain/media/spelling-look'
import type { FastifyInstance } from 'fastify'
import { addLinkPreviewRoute } from '../../media/http/index.ts'
import type { DrawingBase, Media } from '../../media/index.ts'
import type { Catalogue } from '../catalogue.ts'
import type { SignMedia } from './sign-media.ts'
import { toSignDrawingBase } from './sign-recipe.ts'

type Services = {
  readonly media: Media
  readonly catalogue: Pick<Catalogue, 'current'>
  readonly signMedia: Pick<SignMedia, 'findFacts'>
}

/**
 * `/media/previews/signs/{slug}.jpg`: the picture of a sign's public page for messengers. Of a sign that visitors may not look
 * at it shows the word alone.
 */
export const signPreviewRoute = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { media, catalogue, signMedia } = services
  const findDrawing = async (id: string, revision: number): Promise<DrawingBase | undefined> => {
    const sign = await signMedia.findFacts(id, revision)
    return sign && toSignDrawingBase(sign, onLightPaper(chooseLook({}, media.lookDefaults)))
  }
  addLinkPreviewRoute(app, 'signs', {
    media,
    isPublic: true,
    findPreview: async (slug) => {
      const row = (await catalogue.current()).bySlug.get(slug)
      if (!row) return undefined
      const drawing = row.isPreview ? await findDrawing(row.id, row.revision) : undefined
      return { heading: row.title, line: LINE, drawings: drawing ? [drawing] : [], isWatermarked: true }
    },
  })
}

const LINE = 'in Deutscher Gebärdensprache (DGS)'
