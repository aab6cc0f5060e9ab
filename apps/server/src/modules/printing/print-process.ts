import type { WantedPicture } from '@gebaerdenraum/drawing/documents/page-marks'
import { type Ask, serveWork } from '../../platform/processes/serve-work.ts'
import { drawFirstPage } from './draw-first-page.ts'
import { drawForms } from './forms/draw-forms.ts'
import { formsToKeep, takeUpForms } from './forms/hand-over.ts'
import type { Originals } from './pictures/picture-resolver.ts'
import { writeAlphabetPoster } from './posters/write-alphabet-poster.ts'
import { drawSource, preparePicture } from './prepare-picture.ts'
import type { OriginalKey, OriginalReply, Printed, PrintJob, PrintTask } from './print-messages.ts'
import { writeScene } from './scenes/write-scene.ts'
import { writeDocument } from './write-document.ts'

/** Process of `openPrinter`: prints one document after another. Foreign pictures are decoded and drawn here. */
serveWork<PrintTask, Printed, OriginalKey, OriginalReply>(async ({ job, forms }, ask) => {
  const pictures = 'pictures' in job ? [...job.pictures.values()] : []
  takeUpForms(pictures, forms)
  const bytes = await made(job, originalsFrom(ask))
  return { bytes, drawn: formsToKeep(pictures, forms) }
})

const originalsFrom = (ask: Ask<OriginalKey, OriginalReply>): Originals => ({
  async get(key) {
    const body = await ask(key)
    return body && { body, totalLength: body.byteLength }
  },
})

const made = async (job: PrintJob, originals: Originals): Promise<Uint8Array> => {
  if (job.form === 'forms') {
    await drawForms(job.pictures, originals)
    return new Uint8Array()
  }
  if (job.form === 'alphabet-poster') return writeAlphabetPoster(job)
  if (job.form === 'scene')
    return writeScene(job, (source) => drawSource(source, job.variant === 'wordless', originals))
  const prepare = (wanted: WantedPicture, isWithoutText: boolean) =>
    preparePicture(wanted, isWithoutText, job, originals)
  return job.form === 'pdf' ? writeDocument(job.content, job.options, prepare) : drawFirstPage(job, prepare)
}
