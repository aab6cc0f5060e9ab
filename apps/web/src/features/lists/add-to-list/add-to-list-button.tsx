import { IconListCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { useSession } from '../../accounts/index.ts'
import type { AddedSign } from './use-add-to-list.ts'

type Props = {
  readonly sign: AddedSign
  /** In a table: its name says of which row. */
  readonly isOneOfMany?: boolean
}

/** 'Lernliste' on a sign: opens the choice of lists. Nothing for those without a licence. */
export const AddToListButton = ({ sign, isOneOfMany = false }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const { isLicensed } = useSession()
  if (!isLicensed) return null
  return (
    <>
      <CompactButton
        label="Lernliste"
        Icon={IconListCheck}
        isFrameless
        aria-label={isOneOfMany ? `„${sign.name}“ zu einer Lernliste hinzufügen` : undefined}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        // The keys of the page below, such as those of its player, are not those of the dialog.
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys from getting out
        <div onKeyDown={(event) => event.stopPropagation()}>
          <Suspense>
            <AddToListModal sign={sign} onClose={() => setIsOpen(false)} />
          </Suspense>
        </div>
      )}
    </>
  )
}

const AddToListModal = lazy(async () => ({ default: (await import('./add-to-list-modal.tsx')).AddToListModal }))
