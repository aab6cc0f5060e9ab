export { openPrintDialog } from './print/open-print-dialog.ts'
