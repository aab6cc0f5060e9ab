import { inTransaction } from '../../../platform/database/transaction.ts'
import { undoCatalogueChange } from '../changes/undo-change.ts'
import type { Services } from '../services.ts'
import { finishWork } from './catalogue-imports.repository.ts'
import type { HeldImport } from './hold-import.ts'
import { forgetWritten } from './import-entries.repository.ts'
import { removeUpload } from './import-upload.ts'

/** Takes all of an import back, in one transaction with its end: killed anywhere, it is whole or gone. */
export const rollBackImport = async (
  { row, lease }: HeldImport,
  services: Services,
  actorId: string | null,
): Promise<void> => {
  const { id, changeId } = row
  await inTransaction(services.db, async (transaction) => {
    const undone = changeId === null ? null : await undoCatalogueChange(transaction, { changeId, actorId })
    if (undone && !undone.ok && undone.reason === 'too-old') {
      await finishWork(transaction, lease, { state: 'applied', message: TOO_OLD })
      return
    }
    await forgetWritten(transaction, id)
    const message = undone?.ok ? messageOf(undone.restored, undone.conflicts) : null
    await finishWork(transaction, lease, { state: 'rolled-back', message })
  })
  await removeUpload(services.storage, id)
}

const TOO_OLD = 'Der Import liegt zu lange zurück: Seine früheren Medien werden nicht mehr aufbewahrt.'
const TOLD_CONFLICTS = 20

const messageOf = (restored: number, conflicts: readonly { readonly title: string }[]): string => {
  const back =
    restored === 1 ? '1 Gebärde ist wieder, wie sie war.' : `${restored} Gebärden sind wieder, wie sie waren.`
  if (conflicts.length === 0) return back
  const titles = conflicts.slice(0, TOLD_CONFLICTS).map(({ title }) => `„${title}“`)
  const more = conflicts.length > TOLD_CONFLICTS ? ` und ${conflicts.length - TOLD_CONFLICTS} weitere` : ''
  return `${back} Danach von anderen geändert und deshalb so geblieben: ${titles.join(', ')}${more}.`
}
