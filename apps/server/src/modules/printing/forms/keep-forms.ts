import { SIGN_PICTURE_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import { chooseLook } from '@gebaerdenraum/domain/media/spelling-look'
import type { Database } from '../../../platform/database/database.ts'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import { listSignFacts } from '../../catalogue/index.ts'
import type { Media } from '../../media/index.ts'
import type { PrintPicture } from '../pictures/picture-resolver.ts'
import { signPicture } from '../pictures/sign-pictures.ts'
import type { Printing } from '../printing.ts'

/** What the job uses of the server's services. */
export type PrintServices = {
  readonly db: Database
  readonly printing: Pick<Printing, 'makeForms'>
  readonly media: Pick<Media, 'lookDefaults'>
}

/** In pieces, so that somebody who prints meanwhile need not wait for all of them. */
const PAGE = 50

export const keepForms: JobHandler<PrintServices, unknown> = async (_payload, { services, log, signal }) => {
  let made = 0
  const look = chooseLook({}, services.media.lookDefaults)
  let after: string | undefined
  for (;;) {
    signal.throwIfAborted()
    const page = await listSignFacts(services.db, after, PAGE)
    const pictures = page.flatMap((sign) =>
      SIGN_PICTURE_TYPES.map((type) => signPicture({ ...sign, isPreview: false }, type, false, { ...ANYBODY, look })),
    )
    made += await services.printing.makeForms(pictures.filter(isPicture), signal)
    after = page.at(-1)?.id
    if (page.length < PAGE) break
  }
  log.info({ made }, 'drawings for printing kept')
}

const isPicture = (picture: PrintPicture | null): picture is PrintPicture => picture !== null

/** A form holds what a licence shows; who may see it is asked when it is printed. */
const ANYBODY = { isLicensed: true, productName: '', appUrl: '' } as const
