import { readPreviewName } from '@gebaerdenraum/domain/media/link-previews'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../../platform/framework/network-of.ts'
import type { Media } from '../media.ts'
import { type LinkPreviewBase, toLinkPreviewRecipe } from '../variants/recipe.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { mediumNotFound, toMediaError } from './media-errors.ts'
import { sendMedium } from './send-medium.ts'

type Preview = Omit<LinkPreviewBase, 'from' | 'productName'>
type Options = {
  readonly media: Pick<Media, 'find' | 'productName'>
  /** The same for everybody: caches on the way may store it. Otherwise only those who know the address have it. */
  readonly isPublic: boolean
  /** What stands in the picture of this name; undefined where nothing is called so. */
  readonly findPreview: (name: string) => Promise<Preview | undefined>
}

/**
 * Answers with the picture of a page for messengers; `file` is `{name}.jpg`. Messengers fetch it without an account, at any
 * time: the address is not signed, and the picture shows no more than the page shows visitors.
 */
export const sendLinkPreview = async (
  request: FastifyRequest<{ Params: { readonly file: string } }>,
  reply: FastifyReply,
  { media, isPublic, findPreview }: Options,
): Promise<FastifyReply> => {
  try {
    const name = readPreviewName(request.params.file)
    const preview = name === undefined ? undefined : await findPreview(name)
    if (preview === undefined) throw mediumNotFound()
    const demand = { key: `network ${networkOf(request.ip)}`, signal: disconnectSignal(reply) }
    const recipe = toLinkPreviewRecipe({ ...preview, productName: media.productName })
    const medium = await media.find(recipe, demand)
    // A sign may be locked, and a list may be changed, at any time.
    return await sendMedium(request, reply, medium, { isPublic, maxAgeSeconds: 0, isForOtherSites: true })
  } catch (error) {
    throw toMediaError(error)
  }
}
