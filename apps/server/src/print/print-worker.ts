import { parentPort } from 'node:worker_threads'
import type { WantedPicture } from '@gebaerdenraum/drawing/documents/page-marks'
import { drawFirstPage } from './draw-first-page.ts'
import { drawForms } from './forms/draw-forms.ts'
import { formsToKeep, takeUpForms } from './forms/hand-over.ts'
import type { PrintForms } from './forms/print-form.ts'
import type { Originals } from './picture-resolver.ts'
import { drawSource, preparePicture } from './prepare-picture.ts'
import type { FromPrinter, PrintJob, ToPrinter } from './print-messages.ts'
import { writeScene } from './scenes/write-scene.ts'
import { writeDocument } from './write-document.ts'

/** Thread of `openPrinter`: prints one document after another and hands their bytes over without copying them. */
const waiting = new Map<number, PromiseWithResolvers<Uint8Array | undefined>>()
let asked = 0

const send = (message: FromPrinter, transfer: readonly ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

const originals: Originals = {
  async get(key) {
    asked += 1
    const id = asked
    const answer = Promise.withResolvers<Uint8Array | undefined>()
    waiting.set(id, answer)
    send({ kind: 'question', id, key })
    const body = await answer.promise
    return body && { body, totalLength: body.byteLength }
  },
}

const print = async (job: PrintJob, forms: PrintForms): Promise<void> => {
  try {
    const pictures = job.form === 'scene' ? [] : [...job.pictures.values()]
    takeUpForms(pictures, forms)
    const bytes = new Uint8Array(await made(job))
    send({ kind: 'printed', bytes, drawn: formsToKeep(pictures, forms) }, [bytes.buffer])
  } catch (error) {
    send({ kind: 'failed', error })
  }
}

const made = async (job: PrintJob): Promise<Uint8Array> => {
  if (job.form === 'forms') {
    await drawForms(job.pictures, originals)
    return new Uint8Array()
  }
  if (job.form === 'scene')
    return writeScene(job, (source) => drawSource(source, job.variant === 'wordless', originals))
  const prepare = (wanted: WantedPicture, isWithoutText: boolean) =>
    preparePicture(wanted, isWithoutText, job, originals)
  return job.form === 'pdf' ? writeDocument(job.content, job.options, prepare) : drawFirstPage(job, prepare)
}

parentPort?.on('message', (message: ToPrinter) => {
  if (message.kind === 'print') return void print(message.job, message.forms)
  const question = waiting.get(message.id)
  waiting.delete(message.id)
  if (message.kind === 'original') question?.resolve(message.bytes)
  else question?.reject(message.error)
})
