import { lazy } from 'react'
import { openDialog } from '../../../ui/dialog-host.tsx'
import type { PrintRequest } from './print-request.ts'

/** The one dialog for PDFs of documents. Resolves when it is closed. */
export const openPrintDialog = async (request: PrintRequest): Promise<void> => {
  await openDialog<PrintRequest, true>(PrintDialog, request)
}

const PrintDialog = lazy(async () => ({ default: (await import('./print-dialog.tsx')).PrintDialog }))
