import { filmQualityFor } from '@gebaerdenraum/domain/catalogue/player-quality'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { filmsInLook } from '../../../signs/index.ts'
import { listPictureOf } from '../../components/list-picture.ts'

export type CardAddresses = { readonly film: string | undefined; readonly picture: string | undefined }

/** About how much of the window's height the film takes. */
const FILM_SHARE = 0.6

/**
 * What a card shows: one film that suits the screen, and the drawing alone. Without text where its name is asked for: a
 * card's own words would tell it, and so would the letters of a spelled word.
 */
export const cardAddresses = (sign: ListSign, look: LookOptions): CardAddresses => {
  const films = filmsInLook(sign.images.signVideo, sign, look)
  const quality = filmQualityFor(window.innerHeight * FILM_SHARE, window.devicePixelRatio)
  return {
    film: films?.[quality] ?? films?.default ?? films?.tiny ?? films?.watermarked,
    picture: listPictureOf(sign, 'large', look),
  }
}
