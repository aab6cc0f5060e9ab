import { openDialog } from '../../../ui/dialog-host.tsx'
import type { PrintListRequest } from './print-list-request.ts'

/** Asks with which cards, and makes a print template of the list. Resolves to its id, or to null when given up. */
export const openPrintList = (request: PrintListRequest): Promise<string | null> =>
  openDialog<PrintListRequest, string>(PrintListDialog, request)

const PrintListDialog = { load: async () => (await import('./print-list-dialog.tsx')).PrintListDialog }
