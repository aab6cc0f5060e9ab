import { type Group, groupOf, type Member } from '@gebaerdenraum/domain/custom-signs/geometry/group'
import { isSamePlacement, placementOf } from '@gebaerdenraum/domain/custom-signs/kept-placement'
import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'

/**
 * What is selected, in the box that it shares: the one of the last gesture as long as nothing else has moved anything.
 * So a box that was turned stays as it is seen, and turned back it is where it was.
 */
export const selectedGroup = (selected: readonly SceneObject[], before: Group | null): Group => {
  const members = membersOf(selected)
  return before && isSame(members, before.members) ? before : groupOf(members)
}

export const membersOf = (objects: readonly SceneObject[]): readonly Member[] =>
  objects.map((object) => ({
    ...placementOf(object),
    id: object.id,
    isText: object.type === 'text' || object.type === 'textbox',
  }))

const isSame = (members: readonly Member[], others: readonly Member[]): boolean =>
  members.length === others.length &&
  members.every((member, index) => {
    const other = others[index]
    return other !== undefined && member.id === other.id && isSamePlacement(member, other)
  })
