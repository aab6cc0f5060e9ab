import { showToast } from '../../../ui/toast.tsx'

export const copyText = async (text: string, success: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ tone: 'success', text: success })
  } catch {
    showToast({ tone: 'danger', text: 'Fehler beim Kopieren in die Zwischenablage' })
  }
}
