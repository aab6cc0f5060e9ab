import type { MoveRefusal } from '@gebaerdenraum/domain/files/move-refusal'
import { quoteName } from '../../../../ui/quote-name.ts'
import { namesOf } from '../../changes/names-of.ts'

/** Why nothing was moved, as a sentence. */
export const refusalText = (
  refusal: MoveRefusal,
  nodes: readonly { readonly name: string }[],
  target: string,
): string => {
  const what = namesOf(nodes)
  const sentences: Readonly<Record<MoveRefusal, string>> = {
    'is-root': 'Die obersten Ordner lassen sich nicht verschieben.',
    'not-allowed': `Du darfst ${what} nicht nach ${quoteName(target)} verschieben.`,
    'no-folder': `${quoteName(target)} ist kein Ordner.`,
    'into-itself': 'Ein Ordner kann nicht in sich selbst verschoben werden.',
    'already-there':
      nodes.length === 1
        ? `${what} steht schon in ${quoteName(target)}.`
        : `${what} stehen schon in ${quoteName(target)}.`,
  }
  return sentences[refusal]
}
