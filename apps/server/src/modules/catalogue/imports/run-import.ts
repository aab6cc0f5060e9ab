import type { ImportState } from '@gebaerdenraum/domain/catalogue/import/import-states'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import { ImportRefused } from '../import/import-refused.ts'
import type { Services } from '../services.ts'
import { applyImport } from './apply-import.ts'
import { finishWork } from './catalogue-imports.repository.ts'
import { checkImport } from './check-import.ts'
import { type HeldImport, holdImport } from './hold-import.ts'
import { removeUpload } from './import-upload.ts'
import { rollBackImport } from './roll-back-import.ts'

/** `actorId`: who asked for it, as far as this is still known. */
type Work = (held: HeldImport, services: Services, actorId: string | null) => Promise<void>

const WORK: Partial<Readonly<Record<ImportState, Work>>> = {
  checking: checkImport,
  applying: applyImport,
  'rolling-back': rollBackImport,
}

/** May run anywhere and again at any time: what is done is written down, what is left follows from the state. */
export const runImport: JobHandler<Services, { readonly importId: string; readonly actorId?: string | undefined }> = (
  { importId, actorId = null },
  { services, signal, log },
) =>
  holdImport(services.db, importId, signal, async (held) => {
    try {
      await WORK[held.row.state]?.(held, services, actorId)
    } catch (error) {
      if (held.signal.aborted) {
        log.info({ importId }, 'import given up')
        // The server stops: others go on. Else somebody stopped it, and it stands as he left it.
        if (signal.aborted) throw error
        return
      }
      if (error instanceof ImportRefused) {
        await finishWork(services.db, held.lease, { state: 'refused', message: error.message })
        await removeUpload(services.storage, importId)
        return
      }
      const failed = { state: 'failed', failedIn: held.row.state, message: FAULT } as const
      // Stopped a moment ago: what is missing now is missing for that reason.
      if (await finishWork(services.db, held.lease, failed)) throw error
    }
  })

const FAULT =
  'Ein Fehler des Servers hat den Import unterbrochen. Jede Gebärde ist entweder alt oder neu. Versuche es noch einmal; bleibt es dabei, sieh in das Protokoll des Servers.'
