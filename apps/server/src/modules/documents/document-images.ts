import { withImages } from '@gebaerdenraum/domain/documents/content-images'
import { storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import { findOwnerOfFile } from '../files/index.ts'
import type { ShowingFiles } from '../images/index.ts'
import { contentOf } from './document-content.ts'
import { findContents, findImagesInDocuments, writeContents } from './documents.repository.ts'

export const documentImages: ShowingFiles = {
  findOwner: findOwnerOfFile,
  findShownImages: findImagesInDocuments,
  async replaceImages(db, fileIds, replace, { isNextRevision }) {
    const documents = await findContents(db, fileIds)
    const changed = documents.map((row) => {
      const content = withImages({ type: row.type, name: '', ...contentOf(row) }, replace)
      return { id: row.id, content: storedContentOf(content) }
    })
    await writeContents(db, changed, isNextRevision)
  },
}
