import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { showToast } from '../../../ui/toast.tsx'
import { signCount } from '../components/sign-count.ts'
import type { ListStore } from './list-store.ts'
import { removing } from './use-add-signs.ts'

/** Says how many signs came in at once, and lets them be taken out again. */
export const tellOfAdded = (store: ListStore, signs: readonly ListSign[]): void => {
  if (signs.length === 0) return
  showToast({
    tone: 'success',
    text: `${signCount(signs.length)} hinzugefügt`,
    action: { label: 'Rückgängig', run: () => store.editAll(signs.map(removing), []) },
  })
}
