import { useEffect, useRef, useState } from 'react'
import { ApiError, errorOf, OFFLINE_TEXT } from '../../../api/api-error.ts'
import { saveFile } from '../../../ui/save-file.ts'

type Callbacks = { readonly onDone: () => void; readonly onFailed: () => void }

/**
 * Opens or saves a PDF. Both wait until the server has made it, so that faults are told here and not on an empty page;
 * leaving the dialog breaks it off.
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
    save: (address: string, name: string) =>
      run('save', address, (pdf) => saveFile(pdf, `${name.replace(NOT_IN_FILE_NAMES, '_')}.pdf`)),
    async open(address: string, name: string): Promise<void> {
      // In the click itself: a tab that opened later would be blocked.
      const tab = window.open('', '_blank')
      if (tab) showWaiting(tab.document, name)
      let isShown = false
      await run('open', address, () => {
        isShown = true
        if (tab) tab.location.replace(address)
        else window.location.assign(address)
      })
      if (!isShown) tab?.close()
    },
  }
}

const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]/g

const showWaiting = (page: Document, name: string): void => {
  page.title = name
  page.documentElement.lang = 'de'
  page.body.textContent = `„${name}“ wird als PDF erstellt …`
}

/** The address is signed: it needs no token. */
const fetchPdf = async (address: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw new ApiError({ name: 'Offline', message: OFFLINE_TEXT })
  })
  if (!response.ok) throw await errorOf(response)
  return response.blob()
}
