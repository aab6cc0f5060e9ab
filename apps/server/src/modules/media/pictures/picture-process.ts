import { serveWork } from '../../../platform/processes/serve-work.ts'
import { inspectPicture } from '../content/inspect-picture.ts'
import { inspectSvg } from '../content/inspect-svg.ts'
import { normalisePicture } from '../content/normalise-picture.ts'
import { countPixels } from '../content/picture-pixels.ts'
import { VariantError } from '../variants/variant-error.ts'
import { makePicture } from './make-picture.ts'
import { basePicture } from './picture-base.ts'
import type { MakePictureJob, PictureAnswer, PictureJob } from './picture-job.ts'

/** The process in which foreign pictures are decoded and drawings are rendered (`picture-processes.ts`). */
const make = async ({ base, variant, watermark, originals }: MakePictureJob): Promise<PictureAnswer['make']> => {
  try {
    const storage = {
      async get(key: string) {
        const body = originals.get(key)
        return body && { body, totalLength: body.byteLength }
      },
    }
    return { ok: true, ...(await makePicture(await basePicture(base, storage), variant, watermark)) }
  } catch (error) {
    if (error instanceof VariantError) return { ok: false, failure: error.reason }
    throw error
  }
}

serveWork<PictureJob, PictureAnswer[PictureJob['kind']]>((job) => {
  if (job.kind === 'make') return make(job)
  if (job.kind === 'measure') return countPixels(job.file)
  if (job.kind === 'normalise') return normalisePicture(job.bytes, job.contentType)
  return job.contentType === 'image/svg+xml' ? inspectSvg(job.file) : inspectPicture(job.file)
})
