import { buffer } from 'node:stream/consumers'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { createWorkQueue } from '../media/variants/work-queue.ts'
import { openKeptThreads } from '../threads/kept-threads.ts'
import type { PictureResolver } from './picture-resolver.ts'
import type { FromPrinter, PrinterQuestion, ToPrinter } from './print-messages.ts'
import type { PrintOptions } from './write-document.ts'

/**
 * A document as PDF, A4 in true size: what the screen shows, in the same places. Made in a thread of its own, one
 * document at a time; throws `BusyError` when too many wait. An aborted signal ends the thread and rejects with the
 * signal's reason.
 */
export const documentPdf = (
  content: DocumentContent,
  options: PrintOptions,
  resolver: PictureResolver,
  signal?: AbortSignal,
): Promise<Uint8Array> => queue.run(() => print(content, options, resolver, signal))

/** A page takes some ten milliseconds: whoever waits does not wait long, and memory holds one document. */
const queue = createWorkQueue({ parallel: 1, waiting: 20 })
const threads = openKeptThreads(new URL('./print-worker.ts', import.meta.url))

const print = (
  content: DocumentContent,
  options: PrintOptions,
  resolver: PictureResolver,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> => {
  if (signal?.aborted) return Promise.reject(signal.reason)
  const thread = threads.take()
  const tell = (message: ToPrinter, transfer: readonly ArrayBuffer[] = []) => thread.postMessage(message, transfer)
  let isDone = false
  let abort = () => undefined
  return new Promise<Uint8Array>((resolve, reject) => {
    abort = () => void reject(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    thread.on('message', (message: FromPrinter) => {
      if (message.kind === 'failed') return reject(message.error)
      if (message.kind === 'question') {
        const { id } = message
        return void answer(message, resolver).then(
          (value) =>
            tell({ kind: 'answer', id, value }, value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []),
          (error: unknown) => tell({ kind: 'no-answer', id, error }),
        )
      }
      isDone = true
      resolve(message.pdf)
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The printing thread ended early with code ${code}.`)))
    tell({ kind: 'print', content, options })
  }).finally(() => {
    signal?.removeEventListener('abort', abort)
    return isDone ? threads.keep(thread) : thread.terminate()
  })
}

const answer = async (question: PrinterQuestion, resolver: PictureResolver): Promise<unknown> => {
  if (question.about === 'picture') return resolver.find(question.reference, question.isWithoutText)
  const content = await resolver.storage.get(question.key)
  if (content === undefined) return undefined
  // A copy: handing it over would take the bytes out of whatever holds them.
  return new Uint8Array(content.body instanceof Uint8Array ? content.body : await buffer(content.body))
}
