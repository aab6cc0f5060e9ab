import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { openWorkProcesses, WorkError } from '../../platform/processes/work-processes.ts'
import { VariantError } from '../media/index.ts'
import { NO_FORMS, type PrintForms } from './forms/print-form.ts'
import type { Originals } from './pictures/picture-resolver.ts'
import type { OriginalKey, OriginalReply, Printed, PrintJob, PrintTask } from './print-messages.ts'

/** Makes PDFs and pictures of pages in a process; what it needs of the store is sent to it. */
export type Printer = {
  /**
   * An aborted signal kills the process and rejects with the signal's reason. Throws `VariantError` (`timeout`) where the
   * job needs more time or memory than it may.
   */
  print(job: PrintJob, options: PrintNeeds): Promise<Printed>
}

type PrintNeeds = {
  readonly originals: Originals
  /** Drawings that were kept. */
  readonly forms?: PrintForms
  readonly signal?: AbortSignal | undefined
}

type PrintProcesses = ReturnType<typeof openPrintProcesses>

export const openPrinter = (processes: PrintProcesses = PROCESSES): Printer => ({
  async print(job, { originals, forms = NO_FORMS, signal }) {
    const limits = { deadlineMs: DEADLINES_MS[job.form], maxRssMb: MAX_RSS_MB, signal }
    const reply = (key: OriginalKey) => readWhole(originals, key)
    try {
      return await processes.run({ job, forms }, { ...limits, reply })
    } catch (error) {
      if (!(error instanceof WorkError) || error.reason === 'crash') throw error
      throw new VariantError('timeout', { cause: error })
    }
  },
})

/** Printing takes half of the cores, so that the other half answers. */
export const PRINT_PARALLELISM = Math.max(1, Math.floor(availableParallelism() / 2))

/** One program for all servers of this Node process. */
export const openPrintProcesses = (program: URL) =>
  openWorkProcesses<PrintTask, Printed, OriginalKey, OriginalReply>(program, {
    parallel: PRINT_PARALLELISM,
    // A document that needs more would take the server with it; so it ends its process alone.
    maxHeapMb: 512,
    // It knows fonts and drawings by then: whoever prints, changes something and prints again waits a fifth of the time.
    idleMs: 5 * 60_000,
    priority: 3,
  })

const PROCESSES = openPrintProcesses(new URL('./print-process.ts', import.meta.url))

/** Two hundred pages of photographs take a minute; a single picture some tenths of a second. */
const DEADLINES_MS = { pdf: 240_000, forms: 240_000, page: 30_000, scene: 30_000, 'alphabet-poster': 30_000 } as const
const MAX_RSS_MB = 2_000

const readWhole = async (originals: Originals, key: string): Promise<Uint8Array | undefined> => {
  const content = await originals.get(key)
  if (content === undefined) return undefined
  return content.body instanceof Uint8Array ? content.body : buffer(content.body)
}
