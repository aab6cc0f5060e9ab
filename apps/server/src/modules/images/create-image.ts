import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { fileNameProblem } from '@gebaerdenraum/domain/files/file-names'
import type { imagesContract } from '@gebaerdenraum/domain/images/images.contract'
import { sizeRefusal } from '@gebaerdenraum/domain/images/smallest-size'
import { cleanLine } from '@gebaerdenraum/domain/kernel/visible-line'
import { type Owner, rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { BusyError } from '../../platform/processes/busy-error.ts'
import { createWorkQueue } from '../../platform/processes/work-queue.ts'
import { signedInCaller } from '../accounts/index.ts'
import { isTooLarge, takePicture } from '../media/content/index.ts'
import { storeOriginal } from '../media/index.ts'
import { lockTrees, reaches } from '../teams/index.ts'
import { foreignOwner, imageNotTaken, imagesBusy, imagesFull, noImage } from './image-errors.ts'
import { findImage, type ImageRow, insertImage, sumOfBytes } from './images.repository.ts'
import type { Services } from './services.ts'

type Data = z.output<typeof imagesContract.create.data>

/** Keeps an upload, or a copy of an image for another owner, which shares its content. */
export const createImage = async ({
  data,
  caller,
  db,
  services,
}: Context<Services, unknown, Data>): Promise<ImageRow> => {
  const user = signedInCaller(caller)
  const owner = ownerOf(user, data)
  const picture =
    'clone' in data ? await pictureOfClone(db, user, data.clone) : await keptUpload(db, services, owner, data)
  const { ownerType } = owner
  return inTransaction(db, async (transaction) => {
    // Uploads of one owner come one after another, so that two at once do not both take the last of the room.
    await lockTrees(transaction, [rootIdOf(owner)])
    await assertRoom(transaction, services, owner, picture.byteLength)
    return insertImage(transaction, {
      ...picture,
      userId: ownerType === 'users' ? owner.owner : null,
      teamId: ownerType === 'teams' ? owner.owner : null,
      authorId: user.userId,
    })
  })
}

type Picture = Pick<ImageRow, 'name' | 'sha256' | 'contentType' | 'byteLength' | 'width' | 'height'>

const ownerOf = (user: UserCaller, { owner, ownerType }: Data): Owner => {
  const wanted: Owner = { ownerType: ownerType ?? 'users', owner: owner ?? user.userId }
  if (!reaches(user, wanted)) throw foreignOwner()
  return wanted
}

const pictureOfClone = async (db: Database, user: UserCaller, id: string): Promise<Picture> => {
  const image = await findImage(db, user, id)
  if (!image) throw noImage()
  const { name, sha256, contentType, byteLength, width, height } = image
  return { name, sha256, contentType, byteLength, width, height }
}

const assertRoom = async (db: Database, { settings }: Services, owner: Owner, byteLength: number): Promise<void> => {
  const room = settings.imageQuotaMb * 1024 * 1024 - (await sumOfBytes(db, owner))
  if (byteLength > room) throw imagesFull(settings.imageQuotaMb)
}

/** Decoding takes memory for every pixel, and who waits holds his whole file. */
const uploads = createWorkQueue({ parallel: 2, waiting: 16 })

const keptUpload = async (
  db: Database,
  services: Services,
  owner: Owner,
  { file, minWidth = 1, minHeight = 1 }: Exclude<Data, { clone: string }>,
): Promise<Picture> => {
  await assertRoom(db, services, owner, file.size)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = await uploads
    .run(async () => {
      const taken = await takePicture(bytes)
      if (!taken.ok) throw imageNotTaken(taken.message, isTooLarge(taken.reason))
      const refusal = sizeRefusal(taken, { width: minWidth, height: minHeight })
      if (refusal !== null) throw imageNotTaken(`${refusal}.`, false)
      return taken
    })
    .catch((error: unknown) => {
      throw error instanceof BusyError ? imagesBusy(error) : error
    })
  const original = await storeOriginal(services.storage, picture.bytes)
  return { ...original, name: nameOf(file), width: picture.width, height: picture.height }
}

const nameOf = ({ name }: File): string => {
  const cleaned = cleanLine(name)
  return fileNameProblem(cleaned) ? 'Bild' : cleaned
}
