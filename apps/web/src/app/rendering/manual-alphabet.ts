import { pagePreviewPath } from '@gebaerdenraum/domain/media/link-previews'
import { MANUAL_ALPHABET_PATH } from '@gebaerdenraum/domain/media/manual-alphabet-path'
import { readOpenLetter, searchOfLetter } from '../../modules/manual-alphabet/index.ts'
import type { PreparedPage, Visit } from './rendered-route.ts'

/** The manual alphabet, with the letter that the address names. */
export const prepareManualAlphabet = async ({ words }: Visit): Promise<PreparedPage> => {
  const letter = readOpenLetter(words)
  return {
    description:
      'Das Fingeralphabet der Deutschen Gebärdensprache (DGS): alle Buchstaben als Zeichnung und Video, dein Name in Handzeichen und ein Poster zum Drucken.',
    path: MANUAL_ALPHABET_PATH,
    picture: { path: pagePreviewPath('manual-alphabet'), alt: 'Das Fingeralphabet der Deutschen Gebärdensprache' },
    isIndexed: true,
    ...(letter !== undefined && { words: searchOfLetter(letter), isRare: true }),
  }
}
