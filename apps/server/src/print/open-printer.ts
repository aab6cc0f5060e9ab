import { buffer } from 'node:stream/consumers'
import { openKeptThreads } from '../threads/kept-threads.ts'
import { NO_FORMS, type PrintForms } from './forms/print-form.ts'
import type { Originals } from './picture-resolver.ts'
import type { FromPrinter, Printed, PrintJob, ToPrinter } from './print-messages.ts'

/** Makes PDFs and pictures of pages in a thread; what it needs of the store is handed to it. */
export type Printer = {
  /** An aborted signal ends the thread and rejects with the signal's reason. */
  print(job: PrintJob, options: PrintNeeds): Promise<Printed>
}

type PrintNeeds = {
  readonly originals: Originals
  /** Drawings that were kept. */
  readonly forms?: PrintForms
  readonly signal?: AbortSignal | undefined
}

export const openPrinter = (program: URL = PRINT_WORKER): Printer => {
  const threads = openKeptThreads(program, {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    waitingMs: WAITING_MS,
  })
  return {
    async print(job, { originals, forms = NO_FORMS, signal }) {
      signal?.throwIfAborted()
      const thread = threads.take()
      const tell = (message: ToPrinter, transfer: readonly ArrayBuffer[] = []) => thread.postMessage(message, transfer)
      const answer = async (id: number, key: string): Promise<void> => {
        try {
          const bytes = await readWhole(originals, key)
          tell({ kind: 'original', id, bytes }, bytes ? [bytes.buffer] : [])
        } catch (error) {
          tell({ kind: 'no-original', id, error })
        }
      }
      let isDone = false
      let abort = () => undefined
      try {
        return await new Promise<Printed>((resolve, reject) => {
          abort = () => void reject(signal?.reason)
          signal?.addEventListener('abort', abort, { once: true })
          thread.on('message', (message: FromPrinter) => {
            if (message.kind === 'question') return void answer(message.id, message.key)
            isDone = true
            if (message.kind === 'failed') reject(message.error)
            else resolve({ bytes: message.bytes, drawn: message.drawn })
          })
          thread.once('error', reject)
          thread.once('exit', (code) => reject(new Error(`The printing thread ended early with code ${code}.`)))
          tell({ kind: 'print', job, forms })
        })
      } finally {
        signal?.removeEventListener('abort', abort)
        if (isDone) threads.keep(thread)
        else void thread.terminate()
      }
    },
  }
}

const PRINT_WORKER = new URL('./print-worker.ts', import.meta.url)
/** A document that needs more would take the server with it; so it ends its thread alone. */
const MAX_HEAP_MB = 512

/** It knows fonts and drawings by then: whoever prints, changes something and prints again waits a fifth of the time. */
const WAITING_MS = 5 * 60_000

/** A copy: handing it over would take the bytes out of whatever holds them. */
const readWhole = async (originals: Originals, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const content = await originals.get(key)
  if (content === undefined) return undefined
  return new Uint8Array(content.body instanceof Uint8Array ? content.body : await buffer(content.body))
}
