import type {} from '@fastify/compress'
import { type LinkPreviewKind, linkPreviewFolder, readPreviewName } from '@gebaerdenraum/domain/media/link-previews'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
 * Adds the route of the pictures of one kind, `{name}.jpg`. Messengers fetch them without an account, at any time: the address is
 * not signed, and a picture shows no more than its page shows visitors.
 */
export const addLinkPreviewRoute = (app: FastifyInstance, kind: LinkPreviewKind, options: Options): void => {
  app.route<FileRoute>({
    method: ['GET', 'HEAD'],
    url: `${linkPreviewFolder(kind)}/:file`,
    compress: false,
    handler: (request, reply) => sendLinkPreview(request, reply, options),
  })
}

type FileRoute = { readonly Params: { readonly file: string } }

const sendLinkPreview = async (
  request: FastifyRequest<FileRoute>,
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
