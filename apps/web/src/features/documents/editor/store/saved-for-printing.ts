import { showToast } from '../../../../ui/toast.tsx'
import type { DocumentStore } from './open-documents.ts'

/**
 * What is printed is what is saved: what is open is saved first (specification 2, section 4). Resolves to the document's
 * id, or to null for a new one without content. Rejects with a sentence when saving fails.
 */
export const savedForPrinting = async (store: DocumentStore): Promise<string | null> => {
  if (!(await store.flush())) throw new Error(NOT_SAVED)
  const { file } = store.view()
  if (!file) showToast({ tone: 'info', text: 'Hier gibt es noch nichts zu drucken.' })
  return file?._id ?? null
}

export const NOT_SAVED =
  'Die Druckvorlage konnte vor dem Drucken nicht gespeichert werden. Versuche es gleich noch einmal.'
