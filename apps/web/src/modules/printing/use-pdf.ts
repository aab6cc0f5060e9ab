import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../ui/save-file.ts'
import { fetchPdf } from './fetch-pdf.ts'
import { openPdfTab } from './pdf-tab.ts'

type Callbacks = { readonly onDone: () => void; readonly onFailed: () => void }

/**
 * Opens or saves a PDF. Both wait until the server has created it, so that a failure is shown here and not on an empty
 * page; closing the dialog cancels it.
 */
export const usePdf = ({ onDone, onFailed }: Callbacks) => {
  const [pending, setPending] = useState<'open' | 'save' | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const flight = useRef<AbortController | null>(null)
  useEffect(() => () => flight.current?.abort(), [])

  const run = async (what: 'open' | 'save', address: string, take: (pdf: Blob) => void): Promise<void> => {
    const controller = new AbortController()
    const { signal } = controller
    flight.current = controller
    setPending(what)
    setError(null)
    try {
      take(await fetchPdf(address, signal))
      onDone()
    } catch (cause) {
      if (signal.aborted) return
      setPending(null)
      setError(cause instanceof Error ? cause : new Error('Es ist ein Fehler aufgetreten.'))
      onFailed()
    }
  }

  return {
    pending,
    error,
    save: (address: string, name: string) => run('save', address, (pdf) => saveFile(pdf, `${name}.pdf`)),
    async open(address: string, name: string): Promise<void> {
      const tab = openPdfTab(name)
      let isShown = false
      await run('open', address, () => {
        isShown = true
        tab.show(address)
      })
      if (!isShown) tab.close()
    },
  }
}
