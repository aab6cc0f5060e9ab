import { jsonPart } from '../accounts/export-part.ts'
import { findAllSignRequests } from './sign-requests.repository.ts'

export const signRequestsExport = jsonPart(
  'gebaerdenwuensche.json',
  'die Gebärden, die du dir gewünscht hast',
  (context) => findAllSignRequests(context.db, context.userId),
)
