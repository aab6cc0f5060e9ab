import { IconClipboardText } from '@tabler/icons-react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import type { ListStore } from './list-store.ts'
import { showAddedSigns } from './show-added-signs.ts'
import { useAddSigns } from './use-add-signs.ts'
import type { ListHistory } from './use-list-history.ts'

type Props = { readonly store: ListStore; readonly history: ListHistory; readonly signIds: readonly string[] }

/** Opens the dialog that turns pasted words into signs, and adds what was chosen there. */
export const ImportButton = ({ store, history, signIds }: Props) => {
  const addSigns = useAddSigns(store)
  const choose = async (): Promise<void> => {
    const signs = await openDialog({ load: importWordsModal }, { signIds })
    if (signs) showAddedSigns(history, await addSigns(signs))
  }
  return (
    <CompactButton
      isNamed={signIds.length === 0}
      label="Wörter einfügen"
      Icon={IconClipboardText}
      onClick={() => void choose()}
    />
  )
}

const importWordsModal = async () => (await import('../import/import-words-modal.tsx')).ImportWordsModal
