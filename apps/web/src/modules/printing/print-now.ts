import { printAddress } from '@gebaerdenraum/domain/documents/print-options'
import { api } from '../../api/client.ts'
import { failureText, showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast.tsx'
import { fetchPdf } from './fetch-pdf.ts'
import { openPdfTab, type PdfTab } from './pdf-tab.ts'
import { effectiveOptions } from './print-choices.ts'
import { readSavedPrintOptions } from './saved-print-options.ts'

/**
 * Opens the PDF of a document in a new tab, with the options that were used last (specification 2, section 4,
 * "Printing"). Call it in the click itself. `prepare` saves first and resolves to the document's id, or to null when
 * there is nothing to print. Whatever fails is said in a toast, and the tab closes. Never rejects.
 */
export const printNow = async (prepare: () => Promise<string | null>, name?: string): Promise<void> => {
  const tab = openPdfTab(name)
  let document: string | null = null
  try {
    document = await prepare()
  } catch (error) {
    showFailure(error)
  }
  if (document === null) tab.close()
  else await printIntoTab(tab, document)
}

/** The PDF of a saved document, with the options that were used last. Rejects with `ApiError`. */
export const createPdf = async (documentId: string): Promise<{ readonly address: string; readonly pdf: Blob }> => {
  const document = await api.documents.get(documentId)
  const address = printAddress(document.variants.original, effectiveOptions(readSavedPrintOptions(), document.type))
  return { address, pdf: await fetchPdf(address) }
}

/** Opens the PDF of a saved document in a tab that is open already. */
export const printIntoTab = async (tab: PdfTab, documentId: string): Promise<void> => {
  try {
    // Waited for, so that a failure is said here and not on an empty page.
    const { address } = await createPdf(documentId)
    tab.show(address)
  } catch (error) {
    tab.close()
    const retry = { label: 'Erneut versuchen', run: () => void printNow(async () => documentId) }
    const text = `Das PDF konnte nicht erstellt werden. ${failureText(error)}`
    showToast({ tone: 'danger', text, action: retry, time: 'action' })
  }
}
