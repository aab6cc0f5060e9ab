import { LIST_SIGNS_MAX } from '@gebaerdenraum/domain/lists/list-signs'
import { IconPencilHeart } from '@tabler/icons-react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { showFailure } from '../../../ui/failure.ts'
import { showToast } from '../../../ui/toast.tsx'
import { useSession } from '../../accounts/index.ts'
import { usePicturePicker } from '../../images/index.ts'
import { findSignsById } from '../queries.ts'
import type { ListStore } from './list-store.ts'
import { showAddedSigns } from './show-added-signs.ts'
import { useAddSigns } from './use-add-signs.ts'
import type { ListHistory } from './use-list-history.ts'

type Props = { readonly store: ListStore; readonly history: ListHistory; readonly signIds: readonly string[] }

/** Opens the choice of custom signs, and adds those that were chosen. */
export const CustomSignsButton = ({ store, history, signIds }: Props) => {
  const picker = usePicturePicker()
  const addSigns = useAddSigns(store)
  const { session } = useSession()
  const add = async (): Promise<void> => {
    const { list } = store.view()
    const owner = list
      ? { owner: list.owner, ownerType: list.ownerType }
      : ({ owner: session?.user._id ?? '', ownerType: 'users' } as const)
    const chosen = await picker.pick({
      title: 'Eigene Gebärden hinzufügen',
      services: ['custom-signs'],
      isMany: true,
      target: owner,
    })
    if (!chosen) return
    const listed = store.view().signIds
    const fresh = chosen.map(({ objectId }) => objectId).filter((id) => !listed.includes(id))
    if (fresh.length === 0) {
      showToast({ tone: 'warning', text: 'Bereits in Lernliste enthalten' })
      return
    }
    const room = fresh.slice(0, Math.max(0, LIST_SIGNS_MAX - listed.length))
    try {
      showAddedSigns(history, await addSigns(await findSignsById(room)))
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <CompactButton
      isNamed={signIds.length === 0}
      label="Eigene Gebärden"
      Icon={IconPencilHeart}
      onClick={() => void add()}
    />
  )
}
