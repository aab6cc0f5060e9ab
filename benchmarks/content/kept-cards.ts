import type { PrintForms } from '@gebaerdenraum/server/src/modules/printing/forms/print-form.ts'
import {
  findPrintForms,
  insertPrintForms,
} from '@gebaerdenraum/server/src/modules/printing/forms/print-forms.repository.ts'
import { openPrinter } from '@gebaerdenraum/server/src/modules/printing/open-printer.ts'
import type { PrintPicture } from '@gebaerdenraum/server/src/modules/printing/pictures/picture-resolver.ts'
import { openDatabase } from '@gebaerdenraum/server/src/platform/database/client.ts'
import { migrate } from '@gebaerdenraum/server/src/platform/database/migrate.ts'
import { cardModels, cardResolver } from './card-document.ts'

/** A database that keeps drawn cards as a server's does, filled by a thread of its own. */
export const openKeptCards = async (dataDir: string) => {
  const database = await openDatabase({ dataDir })
  await migrate(database)
  const printer = openPrinter()
  const picturesOf = async (round: number): Promise<readonly PrintPicture[]> => {
    const { find } = cardResolver(round)
    const ids = [...cardModels().keys()]
    const found = ids.map((objectId) => find({ service: 'signs', objectId, imageType: 'signMap' }, false))
    return (await Promise.all(found)).filter((picture) => picture !== null)
  }
  return {
    /** As the nightly job does. */
    async keep(round: number): Promise<void> {
      const job = { form: 'forms', pictures: await picturesOf(round) } as const
      const { drawn } = await printer.print(job, { originals: { get: async () => undefined } })
      await insertPrintForms(database.db, drawn)
    },
    /** The cards that stand first in the catalogue, as they are found before a document is printed, and how long that takes. */
    async find(round: number, count: number): Promise<{ readonly forms: PrintForms; readonly ms: number }> {
      const pictures = (await picturesOf(round)).slice(0, count)
      const keys = pictures.flatMap(({ formKey }) => (formKey === undefined ? [] : [formKey]))
      const startedAt = performance.now()
      const forms = await findPrintForms(database.db, keys)
      return { forms, ms: performance.now() - startedAt }
    },
    close: () => database.close(),
  }
}
