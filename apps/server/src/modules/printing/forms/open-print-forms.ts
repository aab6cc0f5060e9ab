import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import type { PrintPicture } from '../pictures/picture-resolver.ts'
import { NO_FORMS, type PrintForms } from './print-form.ts'
import { findKeptKeys, findPrintForms, insertPrintForms, touchPrintForms } from './print-forms.repository.ts'

/** The drawings that are kept for printing, for all servers. A cache: where it fails, everything is drawn. */
export type KeptForms = {
  find(pictures: Iterable<PrintPicture | null>): Promise<PrintForms>
  /** Those of these pictures that are not kept yet. */
  missing(pictures: readonly PrintPicture[]): Promise<readonly PrintPicture[]>
  /** Nobody waits for it. */
  keep(drawn: PrintForms): void
  /** Ends when nothing is being written any more. */
  settled(): Promise<void>
}

export const openPrintForms = (db: Database, log: FastifyBaseLogger): KeptForms => {
  const running = new Set<Promise<void>>()
  const inBackground = (work: Promise<void>): void => {
    const watched = work.catch((error: unknown) => log.warn({ err: error }, 'drawings for printing not kept'))
    running.add(watched)
    void watched.finally(() => running.delete(watched))
  }
  return {
    async find(pictures) {
      const keys = keysOf(pictures)
      if (keys.length === 0) return NO_FORMS
      try {
        const found = await findPrintForms(db, keys)
        if (found.forms.size > 0) inBackground(touchPrintForms(db, found))
        return found
      } catch (error) {
        log.warn({ err: error }, 'drawings for printing not found')
        return NO_FORMS
      }
    },
    async missing(pictures) {
      const kept = await findKeptKeys(db, keysOf(pictures))
      return pictures.filter(({ formKey }) => formKey !== undefined && !kept.has(formKey))
    },
    keep(drawn) {
      if (drawn.forms.size > 0) inBackground(insertPrintForms(db, drawn))
    },
    async settled() {
      await Promise.all(running)
    },
  }
}

const keysOf = (pictures: Iterable<PrintPicture | null>): readonly string[] => [
  ...new Set([...pictures].flatMap((picture) => (picture?.formKey === undefined ? [] : [picture.formKey]))),
]
