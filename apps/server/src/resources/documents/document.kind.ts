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
  async summarize({ db }, fileIds) {
    const facts = await findDocumentFacts(db, fileIds)
    return new Map(
      facts.map(({ id, type, pageCount }) => [
        id,
        { fileType: 'documents', documentType: type, pageCount, thumbnail: null },
      ]),
    )
  },
}
