import type { FileKind } from '../files/index.ts'
import { adoptImages } from '../images/index.ts'
import { documentImages } from './document-images.ts'
import { copyDocuments, findDocumentFacts } from './documents.repository.ts'
import type { Services } from './services.ts'

export const createDocumentKind = ({ media }: Pick<Services, 'media'>): FileKind<'documents'> => ({
  fileType: 'documents',
  async duplicate(db, pairs, caller) {
    await copyDocuments(db, pairs)
    const copies = pairs.map(({ to }) => to)
    await adoptImages(db, caller, documentImages, copies, { isNextRevision: false })
  },
  // Who has one open must not put the former owner's pictures back: his next save is told that it has moved on.
  changeOwner: (db, fileIds, caller) => adoptImages(db, caller, documentImages, fileIds, { isNextRevision: true }),
  async summarize({ db, caller }, fileIds) {
    const facts = await findDocumentFacts(db, fileIds)
    return new Map(
      facts.map(({ id, type, revision, pageCount }) => {
        const { thumbnail, original } = media.addresses.documentAddressesOf({ id, revision }, caller)
        return [id, { fileType: 'documents', documentType: type, pageCount, thumbnail, pdf: original }]
      }),
    )
  },
})
