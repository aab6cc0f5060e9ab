import { useEffect } from 'react'
import { usePicturePicker } from '../../images/index.ts'
import { preparePrintDialog } from '../../printing/index.ts'

/** When the pages are there, what opens over them may come too: who loses the connection goes on working. */
const AFTER_MS = 3000

export const useReadyDialogs = (): void => {
  const picker = usePicturePicker()
  useEffect(() => {
    const timer = setTimeout(() => {
      // What did not come once does not come again: pages have a part of this code too.
      if (!navigator.onLine) return
      preparePrintDialog()
      picker.prepare()
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [picker])
}
