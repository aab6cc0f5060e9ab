import type { UploadReference } from '@gebaerdenraum/domain/images/image-reference'
import type { HistoryChoice } from '@gebaerdenraum/editing/history'

/**
 * Takes uploads that do not exist any more out of a file and saves it at once. All other edits stay. It is no step of the
 * history: undoing it would only stop saving again.
 */
export const removeImages = async (
  store: { readonly flush: () => Promise<boolean> },
  imageIds: readonly string[],
  remove: (image: UploadReference, choice: HistoryChoice) => void,
): Promise<void> => {
  for (const objectId of imageIds) remove({ service: 'images', objectId }, { history: 'ignore' })
  await store.flush()
}
