import type { FileKind } from '../files/file-kind.ts'
import { adoptImages } from './adopt-images.ts'
import { copyDocuments, findDocumentFacts } from './documents.repository.ts'

export const documentKind: FileKind<'documents'> = {
  fileType: 'documents',
  async duplicate(db, pairs, caller) {
    await copyDocuments(db, pairs)
    await adoptImages(
      db,
      caller,
      pairs.map(({ to }) => to),
    )
  },
  async summarize({ db, caller, services }, fileIds) {
    const facts = await findDocumentFacts(db, fileIds)
    return new Map(
      facts.map(({ id, type, revision, pageCount }) => {
        const { thumbnail, original } = services.media.addresses.documentAddressesOf({ id, revision }, caller.userId)
        return [id, { fileType: 'documents', documentType: type, pageCount, thumbnail, pdf: original }]
      }),
    )
  },
}
