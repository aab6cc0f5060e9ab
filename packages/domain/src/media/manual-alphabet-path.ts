/** The page of the manual alphabet, for everybody. */
export const MANUAL_ALPHABET_PATH = '/fingeralphabet'
