export { openPrintDialog, preparePrintDialog } from './open-print-dialog.ts'
export { openPdfTab } from './pdf-tab.ts'
export { printIntoTab, printNow } from './print-now.ts'
