import { useEffect } from 'react'
import { usePicturePicker } from '../../images/index.ts'
import { preparePrintDialog } from '../../printing/index.ts'

/** Loads the dialogs after the pages, so that they open without a connection, too. */
const AFTER_MS = 3000

export const useReadyDialogs = (): void => {
  const picker = usePicturePicker()
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed load is not retried: pages share a part of this code.
      if (!navigator.onLine) return
      preparePrintDialog()
      picker.prepare()
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [picker])
}
