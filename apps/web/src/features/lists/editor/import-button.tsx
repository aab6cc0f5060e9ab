import type { ListEdit } from '@gebaerdenraum/domain/lists/list-edits'
import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { IconClipboardText } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { signCount } from '../components/sign-count.ts'
import type { ListStore } from './list-store.ts'

type Props = { readonly store: ListStore; readonly signIds: readonly string[] }

/** Opens the dialog that turns pasted words into signs, and adds what was chosen there. */
export const ImportButton = ({ store, signIds }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const add = (signs: readonly Sign[]): void => {
    store.editAll(signs.map(adding), signs)
    showToast({
      tone: 'success',
      text: `${signCount(signs.length)} hinzugefügt`,
      action: { label: 'Rückgängig', run: () => store.editAll(signs.map(removing), []) },
    })
  }
  return (
    <>
      <CompactButton label="Wörter einfügen" Icon={IconClipboardText} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <ImportWordsModal signIds={signIds} onAdd={add} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const adding = ({ _id }: Sign): ListEdit => ({ kind: 'add', sign: _id, place: 'end' })
const removing = ({ _id }: Sign): ListEdit => ({ kind: 'remove', sign: _id })

const ImportWordsModal = lazy(async () => ({
  default: (await import('../import/import-words-modal.tsx')).ImportWordsModal,
}))
