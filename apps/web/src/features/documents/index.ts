export { openPrintDialog } from './print/open-print-dialog.ts'
export { openPdfTab } from './print/pdf-tab.ts'
export { printIntoTab, printNow } from './print/print-now.ts'
