import { accountsAuditTexts } from './accounts/audit-texts.ts'
import { type ActionTexts, describeEntry, listGeneralTexts } from './audit/action-texts.ts'
import type { AuditEntry } from './audit/audit-entries.contract.ts'
import { billingAuditTexts } from './billing/audit-texts.ts'
import { catalogueAuditTexts } from './catalogue/audit-texts.ts'
import { contentAuditTexts } from './content/audit-texts.ts'
import { listsAuditTexts } from './lists/audit-texts.ts'
import { operationAuditTexts } from './operation/audit-texts.ts'
import { teamsAuditTexts } from './teams/audit-texts.ts'

const TEXTS: ActionTexts = {
  ...accountsAuditTexts,
  ...billingAuditTexts,
  ...catalogueAuditTexts,
  ...contentAuditTexts,
  ...listsAuditTexts,
  ...operationAuditTexts,
  ...teamsAuditTexts,
}

/** What administrators do, as the protocol shows it. A test of the server compares it with all that leaves an entry. */
export const ACTION_TEXTS = listGeneralTexts(TEXTS)

/** What was done, as precisely as the entry says it. */
export const auditText = (entry: Pick<AuditEntry, 'action' | 'details'>): string => describeEntry(entry, TEXTS)
