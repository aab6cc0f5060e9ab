import type { FileKind } from '../files/file-kind.ts'
import { copyCustomSigns, findCustomSignFacts } from './custom-signs.repository.ts'

export const customSignKind: FileKind<'custom-signs'> = {
  fileType: 'custom-signs',
  duplicate: copyCustomSigns,
  async summarize({ db, caller, services }, fileIds) {
    const facts = await findCustomSignFacts(db, fileIds)
    return new Map(
      facts.map(({ id, signType, revision }) => {
        const { thumbnail } = services.media.addresses.customSignAddressesOf({ id, revision }, caller.userId)
        return [id, { fileType: 'custom-signs', customSignType: signType, thumbnail }]
      }),
    )
  },
}
