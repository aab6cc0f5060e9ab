import { showToast } from '../toast.tsx'
import { writeClipboard } from '../write-clipboard.ts'

/** Puts a share link into the clipboard and says how that went (specification 1, section 8). */
export const copyLink = async (link: string): Promise<void> => {
  try {
    await writeClipboard(link)
    showToast({ tone: 'success', text: 'Teilen-Link in die Zwischenablage kopiert' })
  } catch {
    showToast({ tone: 'danger', text: 'Fehler beim Kopieren in die Zwischenablage' })
  }
}
