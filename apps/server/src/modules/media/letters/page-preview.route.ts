import { PAGE_PREVIEWS, type PagePreview } from '@gebaerdenraum/domain/media/link-previews'
import { chooseLook } from '@gebaerdenraum/domain/media/spelling-look'
import type { FastifyInstance } from 'fastify'
import { addLinkPreviewRoute } from '../http/link-preview-route.ts'
import type { Media } from '../media.ts'
import type { DrawingBase } from '../variants/recipe.ts'

/** `/media/previews/pages/{page}.jpg`: pictures for messengers of all pages that show no sign and no list. */
export const pagePreviewRoute = (app: FastifyInstance, media: Media): void => {
  addLinkPreviewRoute(app, 'pages', {
    media,
    isPublic: true,
    findPreview: async (name) => {
      const page = PAGE_PREVIEWS.find((page) => page === name)
      if (page === undefined) return undefined
      const { words, ...texts } = PAGES[page]
      const look = chooseLook({}, { ...media.lookDefaults, style: 'hands' })
      const drawings = words.map((title): DrawingBase => ({ from: 'spelling', title, look }))
      return { ...texts, drawings, isWatermarked: false }
    },
  })
}

type Page = {
  readonly heading: string
  readonly line: string
  /** Spelled in the manual alphabet, which everybody may see. */
  readonly words: readonly string[]
}

const PAGES: Readonly<Record<PagePreview, Page>> = {
  product: {
    heading: 'Deutsche Gebärdensprache',
    line: 'Gebärden nachschlagen, üben, drucken und teilen',
    words: ['DGS'],
  },
  'manual-alphabet': {
    heading: 'Das Fingeralphabet',
    line: 'der Deutschen Gebärdensprache (DGS)',
    words: ['A', 'B', 'C', 'SCH'],
  },
}
