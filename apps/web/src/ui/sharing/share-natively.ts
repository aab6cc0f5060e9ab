import { showToast } from '../toast.tsx'

/** Whether the browser has a share sheet of the system for this. Over plain HTTP, in Firefox and on Linux it has none. */
export const canShareNatively = (data: ShareData): boolean => {
  const { canShare } = navigator as Partial<Pick<Navigator, 'canShare'>>
  return canShare?.call(navigator, data) ?? false
}

export const reportNotShared = (): void => void showToast({ tone: 'danger', text: 'Das Teilen hat nicht geklappt.' })

/**
 * Opens the share sheet of the system. Call it in the click itself. Resolves to 'late' where the click is too long ago
 * for the browser: it takes another one. Whatever else fails is said in a toast; closing the sheet is no failure.
 */
export const shareNatively = async (data: ShareData): Promise<'done' | 'late'> => {
  try {
    await navigator.share(data)
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError') return 'late'
    if (name !== 'AbortError') reportNotShared()
  }
  return 'done'
}
