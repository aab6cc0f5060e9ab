import type { RevealPart } from '@gebaerdenraum/domain/catalogue/reveal'

export const REVEAL_PART_NAMES: Readonly<Record<RevealPart, string>> = {
  title: 'Titel',
  video: 'Video',
  image: 'Zeichnung',
}
