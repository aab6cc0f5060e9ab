export { openPrintDialog, preparePrintDialog } from './open-print-dialog.ts'
export { openPdfTab } from './pdf-tab.ts'
export { createPdf, printIntoTab, printNow } from './print-now.ts'
