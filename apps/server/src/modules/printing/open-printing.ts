import { createHash } from 'node:crypto'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { createFairQueue } from '../../platform/processes/fair-queue.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { VariantTimes } from '../media/variants/index.ts'
import { createVariantStore, openVariant } from '../media/variants/index.ts'
import { openPrintForms } from './forms/open-print-forms.ts'
import { NO_FORMS } from './forms/print-form.ts'
import { openPrinter, PRINT_PARALLELISM, type Printer } from './open-printer.ts'
import type { AlphabetPosterJob } from './posters/write-alphabet-poster.ts'
import type { DocumentJob, FormsJob } from './print-messages.ts'
import type { Printing, SceneJob } from './printing.ts'
import { sceneContentType } from './scenes/write-scene.ts'
import { wantedOn } from './wanted-pictures.ts'

type Options = {
  readonly db: Database
  readonly storage: MediaStorage
  readonly log: FastifyBaseLogger
  readonly productName: string
  readonly isOnlyServer: boolean
  /** For tests. */
  readonly printer?: Printer
  readonly times?: Partial<VariantTimes>
}

export const openPrinting = ({ db, storage, log, productName, isOnlyServer, ...options }: Options): Printing => {
  const printer = options.printer ?? openPrinter()
  const forms = openPrintForms(db, log)
  const queue = createFairQueue(PRINTING)
  const variants = createVariantStore<PrintRecipe>({
    db,
    storage,
    log,
    async make({ job }, signal) {
      const kept = job.form === 'pdf' ? await forms.find(job.pictures.values()) : NO_FORMS
      const { bytes, drawn } = await printer.print(job, { originals: storage, forms: kept, signal })
      forms.keep(drawn)
      return { bytes, contentType: contentTypeOf(job) }
    },
    queueOf: () => queue,
    times: options.times ?? {},
    isOnlyServer,
  })
  return {
    pdf({ content, createdAt, pictures }, chosen, signal) {
      const options = { ...chosen, productName, madeAt: createdAt }
      const job: DocumentJob = { form: 'pdf', content, options, productName, pictures }
      return openVariant(variants, storage, recipeOf('pdf', job), { signal })
    },
    firstPage({ content, pictures }, variant, options, signal) {
      const layout = layoutPage(content, content.pageIds[0] ?? '', { ...options, productName })
      if (layout === null) throw new Error('The document has no page.')
      // Changes on other pages do not make it another picture.
      const keys = new Set(wantedOn(layout).map(({ key }) => key))
      const shown = new Map([...pictures].filter(([key]) => keys.has(key)))
      const { name: title } = content
      const job: DocumentJob = { form: 'page', layout, title, width: WIDTHS[variant], productName, pictures: shown }
      return openVariant(variants, storage, recipeOf(variant, job), { signal })
    },
    customSign(scene, signal) {
      const job: SceneJob = { form: 'scene', productName, ...scene }
      return openVariant(variants, storage, recipeOf(scene.variant, job), { signal })
    },
    alphabetPoster(options, address, demand) {
      const job: AlphabetPosterJob = { form: 'alphabet-poster', options, productName, address }
      return openVariant(variants, storage, recipeOf('original', job), demand)
    },
    async makeForms(pictures, signal) {
      const missing = await forms.missing(pictures)
      if (missing.length === 0) return 0
      const job: FormsJob = { form: 'forms', pictures: missing }
      const { drawn } = await queue.run(() => printer.print(job, { originals: storage, signal }), { signal })
      forms.keep(drawn)
      await forms.settled()
      return drawn.forms.size
    },
    async stop() {
      await variants.stop()
      await forms.settled()
    },
  }
}

/** What becomes a file. */
type MadeJob = DocumentJob | SceneJob | AlphabetPosterJob
type PrintRecipe = {
  readonly source: string
  readonly variant: string
  readonly kind: MadeJob['form']
  readonly job: MadeJob
}

/** The source names all that the file depends on, so that nothing old is ever taken for the new. */
const recipeOf = (variant: string, job: MadeJob): PrintRecipe => {
  const all = [PRINT_VERSION, DRAWING_VERSION, 'pictures' in job ? { ...job, pictures: [...job.pictures] } : job]
  const source = createHash('sha256').update(JSON.stringify(all)).digest('hex')
  return { source, variant, kind: job.form, job }
}

/** Raised when files come out differently from the same document. */
const PRINT_VERSION = 1

/** Nobody waits for more than a few. */
const PRINTING = { parallel: PRINT_PARALLELISM, waiting: 40 } as const
const contentTypeOf = (job: MadeJob): string =>
  job.form === 'scene' ? sceneContentType(job.variant) : job.form === 'page' ? 'image/webp' : 'application/pdf'
/** Pixels. An A4 page of 794 pixels is so sharp on cards, in rows, and as a preview on dense screens. */
const WIDTHS = { default: 1240, thumbnail: 480, small: 160 } as const
