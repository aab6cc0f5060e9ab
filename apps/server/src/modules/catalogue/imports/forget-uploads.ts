import { UNDOABLE_DAYS } from '@gebaerdenraum/domain/catalogue/catalogue-changes/plan-undo'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import type { Services } from '../services.ts'
import {
  findEnded,
  findForgotten,
  findImport,
  forgetOldEntries,
  isImportForgotten,
  lockImport,
  moveImport,
} from './catalogue-imports.repository.ts'
import { countsOf } from './count-entries.ts'
import { leaveOutUnwritten } from './import-entries.repository.ts'
import { importOfKey, removeUpload, UPLOADS } from './import-upload.ts'

const DAY_MS = 86_400_000
/** Long enough to go on after a holiday; the content can be gigabytes. */
const KEPT_DAYS = 14
/** As long as it can be taken back. */
const ENTRIES_KEPT_DAYS = UNDOABLE_DAYS + 1

export const forgetUploads: JobHandler<Services, unknown> = async (_payload, { services, log, signal }) => {
  const { db, storage } = services
  const forgotten = await findForgotten(db, KEPT_DAYS * DAY_MS)
  for (const id of forgotten) await endForgotten(db, id)
  await forgetOldEntries(db, ENTRIES_KEPT_DAYS * DAY_MS)
  const ids = new Set<string>()
  for await (const { key } of storage.list(UPLOADS)) {
    signal.throwIfAborted()
    const id = importOfKey(key)
    if (id !== undefined) ids.add(id)
  }
  const ended = new Set(await findEnded(db, [...ids]))
  let removed = 0
  for (const id of ids) {
    if (!ended.has(id) && (await findImport(db, id)) !== undefined) continue
    await removeUpload(storage, id)
    removed += 1
  }
  log.info({ forgotten: forgotten.length, removed }, 'uploads forgotten')
}

/** What stands in the catalogue of it stays there and can be taken back; the rest does not come any more. */
const endForgotten = (db: Database, id: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const row = await lockImport(transaction, id)
    // Somebody has just gone on with it.
    if (!row || !(await isImportForgotten(transaction, id, KEPT_DAYS * DAY_MS))) return
    if (row.written === 0) {
      await moveImport(transaction, id, { state: 'canceled', message: UNDECIDED })
      return
    }
    await leaveOutUnwritten(transaction, id, UNFINISHED)
    await moveImport(transaction, id, { state: 'applied', message: UNFINISHED, ...(await countsOf(transaction, id)) })
  })

const UNDECIDED = `Nach ${KEPT_DAYS} Tagen ohne Entscheidung verworfen.`
const UNFINISHED = `Der Rest wurde verworfen, weil ihn ${KEPT_DAYS} Tage lang niemand übernommen hat.`
