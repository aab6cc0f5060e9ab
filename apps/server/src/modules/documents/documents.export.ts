import { jsonPart } from '../accounts/export-part.ts'
import { findAllDocuments } from './documents.repository.ts'

export const documentsExport = jsonPart('druckvorlagen.json', 'deine Druckvorlagen', ({ db, userId }) =>
  findAllDocuments(db, userId),
)
