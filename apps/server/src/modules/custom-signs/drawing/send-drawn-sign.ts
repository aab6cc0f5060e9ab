import type { CustomSignVariant } from '@gebaerdenraum/domain/custom-signs/custom-sign-variants'
import { picturesIn } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import { withoutTexts } from '@gebaerdenraum/domain/custom-signs/without-texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { dispositionOf } from '../../../platform/framework/download.ts'
import type { AddressQuery } from '../../accounts/index.ts'
import { findViewerLook } from '../../accounts/index.ts'
import { disconnectSignal, sendMedium } from '../../media/http/index.ts'
import type { Media } from '../../media/index.ts'
import type { Printing } from '../../printing/index.ts'
import { PDF_POLICY, toFileError } from '../../printing/index.ts'
import type { Reach } from '../../teams/index.ts'
import type { CustomSignRow } from '../custom-signs.repository.ts'
import { sceneOf, storedSceneOfRow } from '../stored-scenes.ts'
import { findPictures, sceneSource } from './find-pictures.ts'

type Drawn = {
  readonly row: CustomSignRow
  readonly variant: CustomSignVariant
  /** What of it is shown: uploads and custom signs within this reach, of the catalogue what the licence allows. */
  readonly reach: Reach
  readonly isLicensed: boolean
  /** Whose choice of colours counts; null: the operator's. */
  readonly viewerId: string | null
}

type DrawingServices = {
  readonly db: Database
  readonly media: Media
  readonly printing: Printing
  readonly settings: { readonly productName: string; readonly appUrl: string }
}

/** Draws a custom sign as the viewer may see it, and sends it. */
export const sendDrawnSign = async (
  services: DrawingServices,
  request: FastifyRequest<{ Querystring: AddressQuery }>,
  reply: FastifyReply,
  { row, variant, reach, isLicensed, viewerId }: Drawn,
): Promise<FastifyReply> => {
  const isWordless = variant === 'wordless'
  const whole = sceneOf(row.signType, row.node.name, storedSceneOfRow(row))
  const scene = isWordless ? withoutTexts(whole) : whole
  const { productName, appUrl } = services.settings
  const look = await findViewerLook(services, viewerId)
  const viewer = { caller: reach, isLicensed, productName, appUrl, look }
  const pictures = await findPictures(services.db, picturesIn(scene), isWordless, viewer, SCENES_IN_IT)
  const source = sceneSource(scene, isWordless, pictures)
  try {
    const found = await services.printing.customSign(
      { source, variant, madeAt: row.node.createdAt },
      disconnectSignal(reply),
    )
    const isCurrent = request.query['r'] === String(row.revision)
    const isSaved = request.query['dl'] === '1'
    return await sendMedium(request, reply, found, {
      maxAgeSeconds: isForScreen(variant) && isCurrent ? PICTURE_AGE_SECONDS : 0,
      disposition: dispositionOf(`${row.node.name}.${ENDINGS[variant]}`, isSaved ? 'attachment' : 'inline'),
      policy: variant === 'pdf' ? PDF_POLICY : PICTURE_POLICY,
    })
  } catch (error) {
    throw toFileError(error, MESSAGES)
  }
}

export const isForScreen = (variant: CustomSignVariant): boolean => SCREEN_VARIANTS.has(variant)

const SCREEN_VARIANTS: ReadonlySet<CustomSignVariant> = new Set(['default', 'thumbnail', 'small', 'wordless'])

/** The sign itself is one of two that may lie in each other. */
const SCENES_IN_IT = 1

/** Short, since a picture in it may change without the sign. */
const PICTURE_AGE_SECONDS = 300

const ENDINGS: Readonly<Record<CustomSignVariant, string>> = {
  default: 'webp',
  thumbnail: 'webp',
  small: 'webp',
  wordless: 'webp',
  original: 'png',
  large: 'png',
  svg: 'svg',
  pdf: 'pdf',
}

const PICTURE_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

const MESSAGES = {
  busy: 'Gerade werden sehr viele Bilder hergestellt. Bitte versuche es gleich noch einmal.',
  failed: 'Diese eigene Gebärde lässt sich gerade nicht zeichnen. Bitte versuche es in einer Minute noch einmal.',
} as const
