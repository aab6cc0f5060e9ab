import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { FoundList, List } from '@gebaerdenraum/domain/lists/lists.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../ui/toast.tsx'
import type { SignForAction } from '../../catalogue/index.ts'

/** A list that a sign is put into. */
export type TargetList = Pick<FoundList, '_id' | 'owner' | 'ownerType'>

/** Specification 2, section 5. */
const ALREADY_CONTAINED = 'Bereits in Lernliste enthalten'

/** Puts one sign into a list that there is, or into a new one. */
export const useAddToList = (sign: SignForAction) => {
  const client = useQueryClient()
  const showAdded = ({ name }: List): void => {
    showToast({ tone: 'success', text: `Zu „${name}” hinzugefügt` })
    for (const key of [['lists', 'one'], ['files'], ['file-nodes']]) void client.invalidateQueries({ queryKey: key })
  }
  const add = useMutation({
    mutationFn: async (list: TargetList) => {
      const id = sign.idFor ? await sign.idFor({ owner: list.owner, ownerType: list.ownerType }) : sign._id
      return id === null ? null : api.lists.patch(list._id, { addSigns: [id] })
    },
    onSuccess: (list) => {
      if (!list) return
      showAdded(list)
      // Now the list is the one changed last; it moves to the front with the next opening, not under the finger.
      client.setQueriesData<Page<FoundList>>({ queryKey: PAGES }, (page) => page && withList(page, list))
      void client.invalidateQueries({ queryKey: PAGES, refetchType: 'none' })
    },
    onError: (error) => {
      // Another person was faster: the row shows it now.
      if (isContained(error)) warnOfContained()
      void client.invalidateQueries({ queryKey: PAGES })
    },
  })
  const create = useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) =>
      api.lists.create({ _id: id, name, signs: [sign._id] }),
    onSuccess: (list) => {
      showAdded(list)
      void client.invalidateQueries({ queryKey: PAGES })
    },
  })
  return { add, create, refusalOf: (error: Error | null) => (error && !isContained(error) ? error.message : null) }
}

const PAGES = ['lists', 'page']

const withList = (page: Page<FoundList>, { _id, signs, total }: List): Page<FoundList> => ({
  ...page,
  data: page.data.map((list) => (list._id === _id ? { ...list, signs, total } : list)),
})

export const warnOfContained = (): void => {
  showToast({ tone: 'warning', text: ALREADY_CONTAINED })
}

const isContained = (error: Error): boolean => error instanceof ApiError && error.code === 409
