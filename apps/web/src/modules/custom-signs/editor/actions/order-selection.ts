import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import type { SignEditing } from '../editing-context.ts'
import { selectedOf } from './place-selection.ts'

export type Way = 'forward' | 'backward' | 'front' | 'back'

/** What is selected goes up or down in the stack and keeps its own order; however many they are, it is one step. */
export const orderSelection = (editing: SignEditing, way: Way): void => {
  const { editor } = editing.store
  editor.mark()
  for (const step of orderSteps(editing.scene().objects, editing.session().selectedIds, way)) {
    editing.apply({ type: 'order-object', ...step })
  }
  editor.squash()
}

export const canOrder = (editing: SignEditing, way: Way): boolean =>
  editing.canWrite &&
  selectedOf(editing).length > 0 &&
  orderSteps(editing.scene().objects, editing.session().selectedIds, way).length > 0

type Step = { readonly objectId: string; readonly order: number }

/** Where each of them goes, to be done one after the other; nothing when they are there. */
export const orderSteps = (
  objects: readonly Pick<SceneObject, 'id'>[],
  selectedIds: readonly string[],
  way: Way,
): readonly Step[] => {
  const isUp = way === 'forward' || way === 'front'
  const stack = objects.map(({ id }) => id)
  const towards = isUp ? stack.toReversed() : stack
  // From that end on: what lies there already, or only below others that are selected too, has nowhere to go.
  const settled = towards.findIndex((id) => !selectedIds.includes(id))
  const moving = towards.filter((id, index) => selectedIds.includes(id) && (settled === -1 || index > settled))
  if (settled === -1) return []
  if (way === 'forward' || way === 'backward') {
    return moving.map((objectId) => ({ objectId, order: stack.indexOf(objectId) + (isUp ? 1 : -1) }))
  }
  // The first of them comes to lie right behind those that are there.
  const place = isUp ? stack.length - 1 - settled : settled
  return moving.map((objectId, index) => ({ objectId, order: isUp ? place - index : place + index }))
}
