/**
 * Puts text into the clipboard. Call it in the click or key press itself. Rejects where the browser refuses. Over plain
 * HTTP `navigator.clipboard` is missing; the older command still copies there what is selected.
 */
export const writeClipboard = async (text: string): Promise<void> => {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard }
  if (clipboard) return clipboard.writeText(text)
  if (!copySelected(text)) throw new Error('The browser did not copy.')
}

const copySelected = (text: string): boolean => {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // An open dialog takes the focus back from everything outside of it.
  const dialog = focused?.closest('[role="dialog"]') ?? document.body
  dialog.append(field)
  // Handlers of the page would put their own selection into the clipboard.
  const write = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('copy', write, { capture: true })
  try {
    field.select()
    return document.execCommand('copy')
  } finally {
    window.removeEventListener('copy', write, { capture: true })
    field.remove()
    focused?.focus({ preventScroll: true })
  }
}
