import type { Handshape, HandView } from '@gebaerdenraum/domain/media/handshapes'
import stored from '../../../../content/hands/handshape-poses.json' with { type: 'json' }
import type { PartName } from './hand-mesh.ts'
import type { HandPose } from './hand-pose.ts'
import { findLetterPose, LETTERS } from './letter-poses.ts'

/** The fingers of a handshape that can be placed in a drawing, without an orientation, and which parts touch. */
export const findHandshapePose = (handshape: Handshape): HandshapePose => {
  if (LETTERS.includes(handshape)) {
    const { pose, contacts } = findLetterPose(handshape)
    const { turn: _turn, arm: _arm, shift: _shift, ...fingers } = pose
    return { pose: fingers, contacts }
  }
  const found = STORED[handshape]
  if (found === undefined) throw new Error(`There is no pose for the handshape "${handshape}".`)
  return { contacts: [], ...found }
}

export type HandshapePose = {
  readonly pose: HandPose
  /** Parts that touch each other: less than 2 mm apart. */
  readonly contacts: readonly (readonly [PartName, PartName])[]
}

/** The orientation of an upright hand in each view. */
export const VIEW_TURNS: Readonly<Record<HandView, readonly [number, number, number]>> = {
  palm: [0, 0, 0],
  back: [180, 0, 0],
  side: [-90, 0, 0],
  top: [0, 90, 0],
}

type StoredHandshape = { readonly pose: HandPose; readonly contacts?: HandshapePose['contacts'] }
const STORED = stored.handshapes as unknown as Readonly<Record<string, StoredHandshape>>
