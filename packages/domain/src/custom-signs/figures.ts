import type { Size } from '../kernel/page-geometry.ts'

/** Hands and persons: the drawings with which a sign is shown without a photo. */

/** As in the editor: most people sign with the right hand. */
export const HAND_SIDES = ['right', 'left'] as const
export type HandSide = (typeof HAND_SIDES)[number]
export const HAND_SIDE_NAMES: Readonly<Record<HandSide, string>> = { right: 'Rechts', left: 'Links' }

export const PERSON_VIEWS = ['front', 'threeQuarter'] as const
export type PersonView = (typeof PERSON_VIEWS)[number]
export const PERSON_VIEW_NAMES: Readonly<Record<PersonView, string>> = {
  front: 'Von vorn',
  threeQuarter: 'Halb von der Seite',
}

/** Both views of the person fill the same box, so that the head stays in its place when the view changes. */
export const PERSON_SIZE: Size = { width: 480, height: 640 }

/** Canvas units for one unit of a hand drawing (a tenth of a millimetre): a hand then fits the person. */
export const HAND_SCALE = 0.11

type SeenHand = { readonly side: HandSide; readonly flipX: boolean; readonly flipY: boolean }

/** A mirrored right hand looks like a left one: this is the side that people see. */
export const findSeenSide = ({ side, flipX, flipY }: SeenHand): HandSide => {
  if (flipX === flipY) return side
  return side === 'right' ? 'left' : 'right'
}
