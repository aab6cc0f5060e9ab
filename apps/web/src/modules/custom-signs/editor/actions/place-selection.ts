import { groupPlaced } from '@gebaerdenraum/domain/custom-signs/geometry/group'
import { keptReachable } from '@gebaerdenraum/domain/custom-signs/geometry/moving'
import { type Placement, roundedPlacement } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { CANVAS_SIZES, type SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import type { SignEditing } from '../editing-context.ts'
import { membersOf, selectedGroup } from '../selected-group.ts'

export const selectedOf = ({ scene, session }: Pick<SignEditing, 'scene' | 'session'>): readonly SceneObject[] => {
  const { selectedIds } = session()
  return scene().objects.filter(({ id }) => selectedIds.includes(id))
}

/**
 * Places what is selected anew: one object by itself, several by the box that they share. Nothing gets out of reach. With
 * a key it joins the step before.
 */
export const placeSelection = (
  editing: SignEditing,
  change: (box: Placement) => Placement,
  mergeKey?: string,
): boolean => {
  const selected = selectedOf(editing)
  const canvas = CANVAS_SIZES[editing.scene().signType]
  const [object, ...others] = selected
  if (!object) return false
  if (others.length === 0) return place(editing, [[object.id, keptReachable(change(object), canvas)]], mergeKey)
  const group = selectedGroup(selected, editing.session().group)
  const { members, box } = groupPlaced(group, change(group.box), canvas)
  const isDone = place(
    editing,
    members.map((member) => [member.id, member]),
    mergeKey,
  )
  if (isDone) rememberBox(editing, box)
  return isDone
}

/** After a gesture with several: their box is the one that was seen while it lasted. */
export const rememberBox = (editing: Pick<SignEditing, 'scene' | 'session' | 'updateSession'>, box: Placement): void =>
  editing.updateSession({ group: { members: membersOf(selectedOf(editing)), box } })

const place = (
  editing: SignEditing,
  placed: readonly (readonly [id: string, placement: Placement])[],
  mergeKey?: string,
): boolean => {
  const places = placed.map(([objectId, placement]) => {
    const { position, scaleX, scaleY, flipX, flipY, angle } = roundedPlacement(placement)
    return { objectId, position, scaleX, scaleY, flipX, flipY, angle }
  })
  const key = mergeKey && `${mergeKey} ${places.map(({ objectId }) => objectId).join(' ')}`
  return editing.apply({ type: 'place-objects', places }, key ? { history: 'merge', key } : { history: 'record' })
}
