import { showToast } from '../../../ui/toast.tsx'
import { signCount } from '../components/sign-count.ts'
import type { ListStore } from './list-store.ts'
import type { AddedSigns } from './use-add-signs.ts'

/** Shows a toast with the number of added signs and an undo button. */
export const showAddedSigns = (store: ListStore, { signs, undoId: id }: AddedSigns): void => {
  if (id === undefined) return
  showToast({
    tone: 'success',
    text: `${signCount(signs.length)} hinzugefügt`,
    action: { label: 'Rückgängig', run: () => void store.undo({ id }) },
  })
}
