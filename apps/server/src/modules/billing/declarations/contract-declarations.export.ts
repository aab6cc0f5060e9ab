import { jsonPart } from '../../accounts/extensions/index.ts'
import { findDeclarationsOf } from './contract-declarations.repository.ts'

export const declarationsExport = jsonPart(
  'kuendigungen-und-widerrufe.json',
  'Kündigungen und Widerrufe, die du angemeldet erklärt hast',
  ({ db, userId }) => findDeclarationsOf(db, userId),
)
