import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { showToast } from '../../../ui/toast.tsx'
import { signCount } from '../components/sign-count.ts'
import type { ListStore } from './list-store.ts'

/** Shows a toast with the number of signs that were just added, and an undo button. */
export const showAddedSigns = (store: ListStore, signs: readonly ListSign[]): void => {
  const { undoStep } = store.view()
  if (signs.length === 0 || !undoStep) return
  showToast({
    tone: 'success',
    text: `${signCount(signs.length)} hinzugefügt`,
    action: { label: 'Rückgängig', run: () => void store.undo(undoStep) },
  })
}
