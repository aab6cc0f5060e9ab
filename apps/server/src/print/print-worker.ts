import { parentPort } from 'node:worker_threads'
import type { PictureResolver, PrintPicture } from './picture-resolver.ts'
import { preparePicture } from './prepare-picture.ts'
import type { FromPrinter, PrinterQuestion, ToPrinter } from './print-messages.ts'
import { writeDocument } from './write-document.ts'

/** Thread of `documentPdf`: prints one document after another and hands their bytes over without copying them. */
const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>()
let asked = 0

const send = (message: FromPrinter, transfer: readonly ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

const ask = <Answer>(question: PrinterQuestion): Promise<Answer> => {
  asked += 1
  const id = asked
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  send({ kind: 'question', id, ...question })
  return answer as Promise<Answer>
}

const resolver: PictureResolver = {
  find: (reference, isWithoutText) => ask<PrintPicture | null>({ about: 'picture', reference, isWithoutText }),
  storage: {
    async get(key) {
      const body = await ask<Uint8Array | undefined>({ about: 'original', key })
      return body && { body, totalLength: body.byteLength }
    },
  },
}

const print = async ({ content, options }: Extract<ToPrinter, { readonly kind: 'print' }>): Promise<void> => {
  try {
    const pdf = await writeDocument(content, options, (wanted, isWithoutText) =>
      preparePicture(wanted, isWithoutText, resolver, options.productName),
    )
    const bytes = new Uint8Array(pdf)
    send({ kind: 'printed', pdf: bytes }, [bytes.buffer])
  } catch (error) {
    send({ kind: 'failed', error })
  }
}

parentPort?.on('message', (message: ToPrinter) => {
  if (message.kind === 'print') return void print(message)
  const question = waiting.get(message.id)
  waiting.delete(message.id)
  if (message.kind === 'answer') question?.resolve(message.value)
  else question?.reject(message.error)
})
