import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import type { PrintedList, PrintListRequest } from './print-list-request.ts'

/** Asks with which cards, and makes a print template of the list. Resolves to null when it was given up. */
export const openPrintList = (request: PrintListRequest): Promise<PrintedList | null> =>
  openDialog<PrintListRequest, PrintedList>(PrintListDialog, request)

const PrintListDialog = { load: async () => (await import('./print-list-dialog.tsx')).PrintListDialog }
