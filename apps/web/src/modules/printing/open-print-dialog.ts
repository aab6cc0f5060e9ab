import { openDialog } from '../../ui/dialogs/dialog-host.tsx'
import type { PrintRequest } from './print-request.ts'

/** The one dialog for PDFs of documents. Resolves when it is closed. */
export const openPrintDialog = async (request: PrintRequest): Promise<void> => {
  await openDialog<PrintRequest, true>(PrintDialog, request)
}

/** Loads its code before it is opened: there may be no connection then. */
export const preparePrintDialog = (): void => void PrintDialog.load().catch(() => undefined)

const PrintDialog = { load: async () => (await import('./print-dialog.tsx')).PrintDialog }
