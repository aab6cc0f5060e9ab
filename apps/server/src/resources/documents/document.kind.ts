import type { FileKind } from '../files/file-kind.ts'
import { copyDocuments, findDocumentFacts } from './documents.repository.ts'

export const documentKind: FileKind<'documents'> = {
  fileType: 'documents',
  duplicate: copyDocuments,
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
