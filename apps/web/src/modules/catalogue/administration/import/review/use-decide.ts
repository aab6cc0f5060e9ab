import type { CatalogueImportEntry } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { useState } from 'react'
import { api } from '../../../../../api/client.ts'
import { showFailure } from '../../../../../ui/failure.ts'
import { entriesChanged } from '../queries.ts'

export type Decision =
  | { readonly decision: 'same'; readonly slug: string }
  | { readonly decision: 'new' | 'leave-out' }
  | { readonly decision: null }

/** Sends a decision. It shows at once; a later one may be sent while an earlier one is on its way. */
export const useDecide = (importId: string, entry: CatalogueImportEntry) => {
  const [sent, setSent] = useState<Decision | null>(null)
  const decide = async (decision: Decision): Promise<void> => {
    setSent(decision)
    try {
      await api['catalogue-import-entries'].patch(entry._id, decision)
    } catch (error) {
      showFailure(error)
    } finally {
      await entriesChanged(importId)
      setSent(null)
    }
  }
  const decision: Decision =
    sent ??
    (entry.decision === 'same' ? { decision: 'same', slug: entry.decisionSlug ?? '' } : { decision: entry.decision })
  return { decision, decide, isBusy: sent !== null }
}
