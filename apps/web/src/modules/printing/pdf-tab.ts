import { quoteName } from '../../ui/quote-name.ts'
import { showToast } from '../../ui/toast.tsx'

/** A tab that waits for its PDF. */
export type PdfTab = {
  readonly show: (address: string) => void
  readonly close: () => void
}

/**
 * Opens a tab for a PDF that is still to be saved or made. Call it in the click or key press itself: browsers block tabs
 * that open later. Where the tab is blocked all the same, `show` offers the PDF for one more click.
 */
export const openPdfTab = (name?: string): PdfTab => {
  const tab = window.open('', '_blank')
  if (tab) showWaiting(tab.document, name)
  return {
    show: (address) => {
      if (tab === null) offerPdf(address)
      else if (!tab.closed) tab.location.replace(address)
    },
    close: () => tab?.close(),
  }
}

const showWaiting = (page: Document, name: string | undefined): void => {
  page.title = name ?? 'PDF'
  page.documentElement.lang = 'de'
  page.body.textContent = name === undefined ? 'Das PDF wird erstellt …' : `${quoteName(name)} wird als PDF erstellt …`
}

const offerPdf = (address: string): void => {
  const open = { label: 'PDF öffnen', run: () => void window.open(address, '_blank') }
  showToast({ tone: 'info', text: 'Das PDF ist fertig.', action: open, time: 'finishedPdf' })
}
