import { IconListCheck } from '@tabler/icons-react'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import type { SignAction } from '../../catalogue/index.ts'

/** 'Lernliste' on a sign: opens the choice of lists. */
export const addToListAction: SignAction = {
  id: 'add-to-list',
  label: 'Lernliste',
  Icon: IconListCheck,
  labelFor: (name) => `${quoteName(name)} zu einer Lernliste hinzufügen`,
  open: async (sign) => void (await openDialog({ load: addToListModal }, sign)),
}

const addToListModal = async () => (await import('./add-to-list-modal.tsx')).AddToListModal
