import type { ListEdit } from '@gebaerdenraum/domain/lists/list-edits'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { useCallback } from 'react'
import { showFailure } from '../../../ui/failure.ts'
import { useAdoptPictures } from '../../images/index.ts'
import { findSignsById } from '../queries.ts'
import type { ListStore } from './list-store.ts'

export type AddedSigns = {
  readonly signs: readonly ListSign[]
  /** For `undo`; undefined if the list has not changed. */
  readonly undoId: number | undefined
}

/**
 * Adds signs to the end of the list. A list of a team gets copies of the person's own custom signs, which belong to the
 * team; the person is asked before. Resolves to the added signs.
 */
export const useAddSigns = (store: ListStore): ((signs: readonly ListSign[]) => Promise<AddedSigns>) => {
  const adopt = useAdoptPictures()
  return useCallback(
    async (signs) => {
      const { list } = store.view()
      const custom = signs.filter(({ isCustom }) => isCustom)
      const isOfTeam = list?.ownerType === 'teams'
      let added = signs
      if (isOfTeam && custom.length > 0) {
        try {
          const { instead } = await adopt(custom.map(toReference), { owner: list.owner, ownerType: list.ownerType })
          added = await withCopies(signs, (sign) => instead(toReference(sign))?.objectId)
        } catch (error) {
          showFailure(error)
          return NOTHING
        }
      }
      const fresh = added.filter(({ _id }) => !store.view().signIds.includes(_id))
      if (fresh.length === 0) return NOTHING
      return { signs: fresh, undoId: store.editAll(fresh.map(adding), fresh) }
    },
    [adopt, store],
  )
}

const NOTHING: AddedSigns = { signs: [], undoId: undefined }

const adding = ({ _id }: ListSign): ListEdit => ({ kind: 'add', sign: _id, place: 'end' })

const toReference = ({ _id }: ListSign) => ({ service: 'custom-signs', objectId: _id }) as const

/** Replaces each custom sign by its copy; without a copy it is left out. */
const withCopies = async (
  signs: readonly ListSign[],
  copyOf: (sign: ListSign) => string | undefined,
): Promise<readonly ListSign[]> => {
  const ids = signs.flatMap((sign) => (sign.isCustom ? (copyOf(sign) ?? []) : []))
  const copies = new Map((await findSignsById(ids)).map((sign) => [sign._id, sign]))
  return signs.flatMap((sign) => (sign.isCustom ? (copies.get(copyOf(sign) ?? '') ?? []) : sign))
}
