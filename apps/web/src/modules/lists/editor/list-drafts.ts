import type { ListEdit } from '@gebaerdenraum/domain/lists/list-edits'
import { currentSession } from '../../../api/session.ts'
import { type OpenDraft, openDraft, takeDrafts } from '../../../file-editor/drafts.ts'

/** The edits of a list that the server does not have yet. */
type ListDraft = { readonly edits: readonly ListEdit[] }

const placeNow = () => ({ userId: currentSession()?.user._id ?? '', scope: 'list-edits' })

/** The draft of one opened list. It is small: every edit is written at once. */
export const openListDraft = (opening: string): OpenDraft<ListDraft> => openDraft(placeNow(), opening, 0)

/** Takes over all edits that earlier visits left for a list (null: for a new one), and which of them was the first. */
export const takeListDrafts = async (
  listId: string | null,
): Promise<{ readonly edits: readonly ListEdit[]; readonly opening: string | undefined }> => {
  const left = await takeDrafts(placeNow(), listId, isListDraft)
  return { edits: left.toReversed().flatMap(({ work }) => work.edits), opening: left.at(-1)?.opening }
}

const isListDraft = (value: object): value is ListDraft =>
  'edits' in value && Array.isArray(value.edits) && value.edits.every(isEdit)

const isEdit = (value: unknown): value is ListEdit => {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('sign' in value)) return false
  if (typeof value.sign !== 'string') return false
  if (value.kind === 'remove') return true
  return (value.kind === 'add' || value.kind === 'move') && 'place' in value && isPlace(value.place)
}

const isPlace = (value: unknown): boolean =>
  value === 'end' || (Array.isArray(value) && value.every((id) => typeof id === 'string'))
