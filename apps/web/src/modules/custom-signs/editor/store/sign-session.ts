import type { Group } from '@gebaerdenraum/domain/custom-signs/geometry/group'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import { objectOf } from '@gebaerdenraum/domain/custom-signs/scene-changes'
import type { Colouring } from '@gebaerdenraum/domain/media/colourings'

/** What belongs to the one who looks at a custom sign: it is neither saved nor taken back. */
export type SignSession = {
  readonly selectedIds: readonly string[]
  /** The box of several after they were last changed together; it holds as long as they stand as it says. */
  readonly group: Group | null
  /** Whether what is clicked is added to the selection: fingers have no Shift. */
  readonly isAdding: boolean
  /** As a factor; null fits the canvas into the room it has. */
  readonly zoom: number | null
  /** Whether what stands out over the edge is covered; else it shines through by half (specification 2, section 4). */
  readonly isMasked: boolean
  readonly hasGuides: boolean
  readonly hasGrid: boolean
  /** How hands and persons were coloured last: new ones are so too. Null before the first. */
  readonly colouring: Colouring | null
}

export const FIRST_SESSION: SignSession = {
  selectedIds: [],
  group: null,
  isAdding: false,
  zoom: null,
  isMasked: false,
  hasGuides: true,
  hasGrid: false,
  colouring: null,
}

/** What is gone is not selected any more. */
export const reconcileSession = (session: SignSession, scene: Scene): SignSession => {
  const left = session.selectedIds.filter((id) => objectOf(scene, id))
  return left.length === session.selectedIds.length ? session : { ...session, selectedIds: left }
}
