import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { filmQualityFor } from '@gebaerdenraum/domain/signs/player-quality'
import type { RevealPart } from '@gebaerdenraum/domain/signs/reveal'
import { listPictureOf } from '../../components/list-picture.ts'

export type CardAddresses = { readonly film: string | undefined; readonly picture: string | undefined }

/** About how much of the window's height the film takes. */
const FILM_SHARE = 0.6

/** What a card shows: one film that suits the screen, and the drawing alone. The cards with a name would tell it in a quiz. */
export const cardAddresses = (sign: ListSign, covered: readonly RevealPart[]): CardAddresses => {
  const films = sign.images.signVideo
  const quality = filmQualityFor(window.innerHeight * FILM_SHARE, window.devicePixelRatio)
  return {
    film: films?.[quality] ?? films?.default ?? films?.tiny ?? films?.watermarked,
    picture: listPictureOf(sign, 'large', { isWordless: covered.includes('title') }),
  }
}
