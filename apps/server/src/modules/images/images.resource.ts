import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { licensed, signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { type Image, imagesContract } from '@gebaerdenraum/domain/images/images.contract'
import type { Database } from '../../platform/database/database.ts'
import { signedInCaller } from '../accounts/signed-in-caller.ts'
import { MAX_PICTURE_BYTES } from '../media/content/content-limits.ts'
import { toOwner } from '../teams/index.ts'
import { createImage } from './create-image.ts'
import { imageInUse, noImage } from './image-errors.ts'
import { findImagePlaces } from './image-places.ts'
import { deleteImage, findImage, findImages, type ImageRow, lockImageForRemoval } from './images.repository.ts'
import type { Services } from './services.ts'
import { defineResource } from './services.ts'

const rows = 'own and those of the team'
/** The picture, and what a form has around it. */
const MAX_BODY_BYTES = MAX_PICTURE_BYTES + 64 * 1024

export const imagesResource = defineResource(imagesContract, {
  find: {
    allow: signedIn({ rows }),
    async handle({ query: { search, filters, skip, limit }, db, caller, services }) {
      const ids = filters._id?.$in ?? (filters._id?.$eq === undefined ? undefined : [filters._id.$eq])
      const wanted = { ids, owner: filters.owner?.$eq, search, skip, limit }
      const user = signedInCaller(caller)
      const { total, rows } = await findImages(db, user, wanted)
      return { total, limit, skip, data: rows.map((row) => imageOf(row, user, services)) }
    },
  },
  get: {
    allow: signedIn({ rows }),
    async handle({ id, db, caller, services }) {
      const user = signedInCaller(caller)
      const row = await foundImage(db, user, id)
      return {
        ...imageOf(row, user, services),
        places: await findImagePlaces(services.contributions, db, user, row.id),
      }
    },
  },
  create: {
    allow: licensed({ rows }),
    limit: { points: 300, seconds: 3_600, by: 'caller' },
    maxBodyBytes: MAX_BODY_BYTES,
    takesForm: true,
    // A picture is looked into outside any transaction.
    transaction: 'none',
    handle: async (context) => imageOf(await createImage(context), signedInCaller(context.caller), context.services),
  },
  remove: {
    allow: licensed({ rows }),
    async handle({ id, db, caller, services }) {
      const user = signedInCaller(caller)
      // Locked before its places are looked up: a use that commits meanwhile is found, a later one finds no image.
      const row = await lockImageForRemoval(db, user, id)
      if (!row) throw noImage()
      const places = await findImagePlaces(services.contributions, db, user, row.id)
      if (places.length > 0) throw imageInUse(places)
      await deleteImage(db, row.id)
      return imageOf(row, user, services)
    },
  },
})

const foundImage = async (db: Database, caller: UserCaller, id: string): Promise<ImageRow> => {
  const row = await findImage(db, caller, id)
  if (!row) throw noImage()
  return row
}

const imageOf = (row: ImageRow, caller: UserCaller, { media }: Services): Image => ({
  _id: row.id,
  name: row.name,
  ...toOwner(row),
  author: row.authorId,
  contentType: row.contentType,
  width: row.width,
  height: row.height,
  byteLength: row.byteLength,
  variants: media.addresses.imageAddressesOf(row.id, caller),
  createdAt: row.createdAt.toISOString(),
})
