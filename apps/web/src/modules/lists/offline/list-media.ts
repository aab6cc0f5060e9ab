import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { cardAddresses, type Screen } from '../player/media/card-addresses.ts'

export type MediaKind = 'film' | 'picture'
export type ListMedium = { readonly address: string; readonly kind: MediaKind }

/** All that the player shows of these signs in a look on a screen, with and without words, each once. */
export const listMedia = (signs: readonly ListSign[], look: LookOptions, screen: Screen): readonly ListMedium[] => {
  const media = new Map<string, ListMedium>()
  for (const sign of signs) {
    for (const isWithoutText of [false, true]) {
      const { film, picture } = cardAddresses(sign, { ...look, isWithoutText }, screen)
      if (film) media.set(film, { address: film, kind: 'film' })
      if (picture) media.set(picture, { address: picture, kind: 'picture' })
    }
  }
  return [...media.values()]
}
