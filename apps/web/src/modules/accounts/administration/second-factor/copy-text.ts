import { showToast } from '../../../../ui/toast.tsx'
import { writeClipboard } from '../../../../ui/write-clipboard.ts'

export const copyText = async (text: string, success: string): Promise<void> => {
  try {
    await writeClipboard(text)
    showToast({ tone: 'success', text: success })
  } catch {
    showToast({ tone: 'danger', text: 'Fehler beim Kopieren in die Zwischenablage' })
  }
}
