import type { FingerAlphabet } from '@gebaerdenraum/domain/media/fingerspelling'
import alphabet from '../../../../content/demo/fingeralphabet.json' with { type: 'json' }

/** The DGS manual alphabet, seen by the reader. */
export const FINGER_ALPHABET: FingerAlphabet = alphabet
