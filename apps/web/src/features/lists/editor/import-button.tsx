import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { IconClipboardText } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import type { ListStore } from './list-store.ts'
import { tellOfAdded } from './tell-of-added.ts'
import { useAddSigns } from './use-add-signs.ts'

type Props = { readonly store: ListStore; readonly signIds: readonly string[] }

/** Opens the dialog that turns pasted words into signs, and adds what was chosen there. */
export const ImportButton = ({ store, signIds }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const addSigns = useAddSigns(store)
  const add = async (signs: readonly ListSign[]): Promise<void> => tellOfAdded(store, await addSigns(signs))
  return (
    <>
      <CompactButton label="Wörter einfügen" Icon={IconClipboardText} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <ImportWordsModal signIds={signIds} onAdd={(signs) => void add(signs)} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ImportWordsModal = lazy(async () => ({
  default: (await import('../import/import-words-modal.tsx')).ImportWordsModal,
}))
