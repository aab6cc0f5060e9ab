import type { Grid } from '@gebaerdenraum/domain/documents/document-content'
import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'

/** The print card is 800 × 1228 (specification 2, section 9); in flatter cells the square map fills more of the room. */
const FLAT = 0.85

/** Which drawing of a sign fits the cells best. */
export const formatForGrid = ({ elementSize }: Pick<Grid, 'elementSize'>): SignPictureType =>
  elementSize.width / elementSize.height < FLAT ? 'signBox' : 'signMap'
