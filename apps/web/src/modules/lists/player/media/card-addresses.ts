import { filmQualityFor } from '@gebaerdenraum/domain/catalogue/player-quality'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { filmsInLook } from '../../../catalogue/index.ts'
import { listPictureOf } from '../../components/list-picture.ts'

/** Decides on the quality of films: the height of the window in CSS pixels, and how many pixels of the device one has. */
export type Screen = { readonly height: number; readonly ratio: number }

export const currentScreen = (): Screen => ({ height: window.innerHeight, ratio: window.devicePixelRatio })

export type CardAddresses = { readonly film: string | undefined; readonly picture: string | undefined }

/** About how much of the window's height the film takes. */
const FILM_SHARE = 0.6

/**
 * What a card shows: one film that suits the screen, and the drawing alone. Without text where its name is asked for: a
 * card's own words would tell it, and so would the letters of a spelled word.
 */
export const cardAddresses = (sign: ListSign, look: LookOptions, screen: Screen = currentScreen()): CardAddresses => {
  const films = filmsInLook(sign.images.signVideo, sign, look)
  const quality = filmQualityFor(screen.height * FILM_SHARE, screen.ratio)
  return {
    film: films?.[quality] ?? films?.default ?? films?.tiny ?? films?.watermarked,
    picture: listPictureOf(sign, 'large', look),
  }
}
