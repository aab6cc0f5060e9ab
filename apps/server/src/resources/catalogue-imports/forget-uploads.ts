import type { JobHandler } from '../../framework/define-job.ts'
import type { Services } from '../../services.ts'
import { findEnded, findForgotten, findImport, moveImport } from './catalogue-imports.repository.ts'
import { importOfKey, removeUpload, UPLOADS } from './import-upload.ts'

const DAY_MS = 86_400_000
/** Long enough to go on after a holiday; the content can be gigabytes. */
const KEPT_DAYS = 14

export const forgetUploads: JobHandler<Services, unknown> = async (_payload, { services, log, signal }) => {
  const { db, storage } = services
  const forgotten = await findForgotten(db, new Date(Date.now() - KEPT_DAYS * DAY_MS))
  for (const id of forgotten) {
    await moveImport(db, id, { state: 'canceled', message: `Nach ${KEPT_DAYS} Tagen ohne Entscheidung verworfen.` })
  }
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
