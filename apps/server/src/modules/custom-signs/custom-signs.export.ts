import { jsonPart } from '../accounts/export-part.ts'
import { findAllCustomSigns } from './custom-signs.repository.ts'

export const customSignsExport = jsonPart('eigene-gebaerden.json', 'deine eigenen Gebärden', ({ db, userId }) =>
  findAllCustomSigns(db, userId),
)
