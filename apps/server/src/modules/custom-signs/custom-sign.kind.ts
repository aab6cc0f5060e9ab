import type { FileKind } from '../files/index.ts'
import { adoptImages } from '../images/index.ts'
import { customSignImages } from './custom-sign-images.ts'
import { copyCustomSigns, findCustomSignFacts } from './custom-signs.repository.ts'
import type { Services } from './services.ts'

export const createCustomSignKind = ({ media }: Pick<Services, 'media'>): FileKind<'custom-signs'> => ({
  fileType: 'custom-signs',
  async duplicate(db, pairs, caller) {
    await copyCustomSigns(db, pairs)
    const copies = pairs.map(({ to }) => to)
    await adoptImages(db, caller, customSignImages, copies, { isNextRevision: false })
  },
  // Who has one open must not put the former owner's pictures back: his next save is told that it has moved on.
  changeOwner: (db, fileIds, caller) => adoptImages(db, caller, customSignImages, fileIds, { isNextRevision: true }),
  async summarize({ db, caller }, fileIds) {
    const facts = await findCustomSignFacts(db, fileIds)
    return new Map(
      facts.map(({ id, signType, revision }) => {
        const { thumbnail } = media.addresses.customSignAddressesOf({ id, revision }, caller)
        return [id, { fileType: 'custom-signs', customSignType: signType, thumbnail }]
      }),
    )
  },
})
