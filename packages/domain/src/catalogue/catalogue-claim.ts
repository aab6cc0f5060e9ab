/** The claim of the specification (1, section 1). */
const CLAIMED_SIGNS = 1200
const CLAIMED_THINGS = 'Gebärdenvideos und Zeichnungen'

/**
 * What public pages say about the size of the catalogue. The words of the specification hold for larger catalogues
 * only; a smaller one is told by its own number. Null while there are no signs.
 */
export const catalogueClaim = (signs: number): string | null => {
  if (signs === 0) return null
  return signs > CLAIMED_SIGNS ? `über ${CLAIMED_SIGNS} ${CLAIMED_THINGS}` : `${signs} ${CLAIMED_THINGS}`
}
