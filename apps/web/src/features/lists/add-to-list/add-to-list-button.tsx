import { IconListCheck } from '@tabler/icons-react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { openDialog } from '../../../ui/dialog-host.tsx'
import { useSession } from '../../accounts/index.ts'
import type { AddedSign } from './use-add-to-list.ts'

type Props = {
  readonly sign: AddedSign
  /** In a table: its name says of which row. */
  readonly isOneOfMany?: boolean
}

/** 'Lernliste' on a sign: opens the choice of lists. Nothing for those without a licence. */
export const AddToListButton = ({ sign, isOneOfMany = false }: Props) => {
  const { isLicensed } = useSession()
  if (!isLicensed) return null
  return (
    <CompactButton
      label="Lernliste"
      Icon={IconListCheck}
      isFrameless
      aria-label={isOneOfMany ? `„${sign.name}“ zu einer Lernliste hinzufügen` : undefined}
      onClick={() => void openDialog({ load: addToListModal }, sign)}
    />
  )
}

const addToListModal = async () => (await import('./add-to-list-modal.tsx')).AddToListModal
