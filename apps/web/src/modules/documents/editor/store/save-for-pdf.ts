import { showToast } from '../../../../ui/toast.tsx'
import type { DocumentStore } from './open-documents.ts'

/**
 * Saves what is open, before a PDF of it is printed or shared (specification 2, section 4). Resolves to the document's id, or to
 * null for a new one without content. Rejects with a sentence when saving fails.
 */
export const saveForPdf = async (store: DocumentStore): Promise<string | null> => {
  if (!(await store.flush())) throw new Error(NOT_SAVED)
  const { file } = store.view()
  if (!file) showToast({ tone: 'info', text: 'Diese Druckvorlage ist noch leer.' })
  return file?._id ?? null
}

export const NOT_SAVED = 'Die Druckvorlage konnte nicht gespeichert werden. Versuche es gleich noch einmal.'
