import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { showToast } from '../../../ui/toast.tsx'
import { signCount } from '../components/sign-count.ts'
import type { ListStore } from './list-store.ts'
import { removing } from './use-add-signs.ts'

/** Shows a toast with the number of added signs and an undo button. */
export const showAddedSigns = (store: ListStore, signs: readonly ListSign[]): void => {
  if (signs.length === 0) return
  showToast({
    tone: 'success',
    text: `${signCount(signs.length)} hinzugefügt`,
    action: { label: 'Rückgängig', run: () => store.editAll(signs.map(removing), []) },
  })
}
