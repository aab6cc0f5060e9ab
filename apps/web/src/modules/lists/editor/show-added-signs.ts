import { showToast } from '../../../ui/toast.tsx'
import { signCount } from '../components/sign-count.ts'
import type { AddedSigns } from './use-add-signs.ts'
import type { ListHistory } from './use-list-history.ts'

/** Shows a toast with the number of added signs and an undo button. */
export const showAddedSigns = (history: ListHistory, { signs, undoId }: AddedSigns): void => {
  if (undoId === undefined) return
  showToast({
    tone: 'success',
    text: `${signCount(signs.length)} hinzugefügt`,
    action: { label: 'Rückgängig', run: () => void history.undo(undoId) },
  })
}
