import type { SceneCommandDraft } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { newArrow } from '@gebaerdenraum/domain/custom-signs/new-objects'
import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { expect, test } from 'vitest'
import { copyObjects, hasClip, pasteObjects } from './sign-clip.ts'

const ARROW = { ...newArrow('straight', 'signOnly'), id: 'arrow', order: 0 } as SceneObject

const editingOf = (userId: string) => {
  const applied: unknown[] = []
  return {
    userId,
    applied,
    apply: (command: unknown) => applied.push((command as SceneCommandDraft & { objects: unknown[] }).objects) > 0,
    adopt: async () => () => null,
  }
}

test('what was copied is pasted beside where it was, and further each time', async () => {
  const editing = editingOf('anna')
  copyObjects(editing, [ARROW])
  expect(hasClip(editing)).toBe(true)
  expect(await pasteObjects(editing)).toBe(1)
  expect(await pasteObjects(editing)).toBe(1)
  expect(editing.applied).toMatchObject([[{ position: { x: 424, y: 424 } }], [{ position: { x: 448, y: 448 } }]])
})

test('what somebody has copied is not there for whoever signs in after', async () => {
  copyObjects(editingOf('anna'), [ARROW])
  const other = editingOf('ben')
  expect(hasClip(other)).toBe(false)
  expect(await pasteObjects(other)).toBe(0)
  expect(other.applied.flat()).toEqual([])
})
