import type { SceneCommand } from '@gebaerdenraum/domain/custom-signs/commands'
import { newArrow } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import { createEditor } from '@gebaerdenraum/editing/editor'
import type { HistoryChoice } from '@gebaerdenraum/editing/history'
import { expect, test } from 'vitest'
import type { SignEditing } from '../editing-context.ts'
import { createMoveByKey } from './sign-actions.ts'

const givenEditing = () => {
  const editor = createEditor({
    document: newScene('signOnly'),
    session: { selectedIds: ['arrow'] },
    reduce: reduceScene,
  })
  editor.dispatch({ type: 'add-objects', objects: [newArrow('straight', 'signOnly')], newObjectIds: ['arrow'] })
  const scene = () => editor.state().history.document
  const editing: unknown = {
    store: { editor },
    scene,
    session: () => editor.state().session,
    canWrite: true,
    apply: (command: SceneCommand, choice?: HistoryChoice) => editor.dispatch(command, choice),
  }
  return { editor, x: () => scene().objects[0]?.position.x, moveByKey: createMoveByKey(editing as SignEditing) }
}

test('moves by arrow keys in quick succession are one step to take back', () => {
  const { editor, x, moveByKey } = givenEditing()
  moveByKey('ArrowRight', true, 100)
  moveByKey('ArrowRight', true, 400)
  editor.undo()
  expect(x()).toBe(400)
})

test('after a pause moves by arrow keys are another step to take back', () => {
  const { editor, x, moveByKey } = givenEditing()
  moveByKey('ArrowRight', true, 100)
  const before = x()
  moveByKey('ArrowRight', true, 5_000)
  expect(x()).not.toBe(before)
  editor.undo()
  expect(x()).toBe(before)
})
