import type { SceneCommand } from '@gebaerdenraum/domain/custom-signs/commands'
import { newArrow } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import { createEditor } from '@gebaerdenraum/editing/editor'
import type { HistoryChoice } from '@gebaerdenraum/editing/history'
import { describe, expect, test } from 'vitest'
import type { SignEditing } from '../editing-context.ts'
import { FIRST_SESSION, type SignSession } from '../store/sign-session.ts'
import { createMoveByKey, SIGN_ACTIONS } from './sign-actions.ts'

const givenEditing = (...selectedIds: readonly string[]) => {
  const session: SignSession = { ...FIRST_SESSION, selectedIds }
  const editor = createEditor({ document: newScene('signOnly'), session, reduce: reduceScene })
  editor.dispatch({
    type: 'add-objects',
    objects: [
      newArrow('straight', 'signOnly'),
      newArrow('wave', 'signOnly', '#000000', { x: 200, y: 300 }),
      newArrow('circle', 'signOnly', '#000000', { x: 600, y: 700 }),
    ],
    newObjectIds: ['arrow', 'wave', 'circle'],
  })
  const scene = () => editor.state().history.document
  const editing: Partial<SignEditing> = {
    store: { editor } as unknown as SignEditing['store'],
    scene,
    session: () => editor.state().session,
    updateSession: (change) => editor.updateSession((now) => ({ ...now, ...change })),
    canWrite: true,
    apply: (command, choice?: HistoryChoice) => {
      editor.dispatch(command as SceneCommand, choice)
      return true
    },
  }
  const whole = editing as SignEditing
  const run = (id: string) => SIGN_ACTIONS.find((action) => action.id === id)?.run(whole)
  return { editor, scene, run, x: () => scene().objects[0]?.position.x, moveByKey: createMoveByKey(whole) }
}

describe('moves by arrow keys', () => {
  test('in quick succession are one step to take back', () => {
    const { editor, x, moveByKey } = givenEditing('arrow')
    moveByKey('ArrowRight', true, 100)
    moveByKey('ArrowRight', true, 400)
    editor.undo()
    expect(x()).toBe(400)
  })

  test('after a pause are another step to take back', () => {
    const { editor, x, moveByKey } = givenEditing('arrow')
    moveByKey('ArrowRight', true, 100)
    const before = x()
    moveByKey('ArrowRight', true, 5_000)
    expect(x()).not.toBe(before)
    editor.undo()
    expect(x()).toBe(before)
  })

  test('push several against the edge without pushing them together', () => {
    const { scene, moveByKey } = givenEditing('wave', 'circle')
    for (let step = 0; step < 100; step += 1) moveByKey('ArrowRight', true, step)
    const [, wave, circle] = scene().objects
    expect((circle?.position.x ?? 0) - (wave?.position.x ?? 0)).toBe(400)
    expect(circle?.position.x).toBeGreaterThan(800)
  })
})

describe('several objects', () => {
  test('are turned round their common middle, each turn one step to take back, and all the way round come back', () => {
    const { editor, scene, run } = givenEditing('wave', 'circle')
    const before = scene().objects
    run('turn')
    expect(scene().objects.map(({ angle }) => angle)).toEqual([0, 15, 15])
    editor.undo()
    expect(scene().objects).toEqual(before)
    for (let turn = 0; turn < 24; turn += 1) run('turn')
    for (const [index, { position, angle }] of scene().objects.entries()) {
      expect(angle).toBe(0)
      expect(position.x).toBeCloseTo(before[index]?.position.x ?? 0, 0)
      expect(position.y).toBeCloseTo(before[index]?.position.y ?? 0, 0)
    }
  })

  test('are flipped to the other side of their box, and back', () => {
    const { scene, run } = givenEditing('wave', 'circle')
    const before = scene().objects
    run('flip-x')
    const [, wave, circle] = scene().objects
    expect([wave?.flipX, circle?.flipX]).toEqual([true, true])
    expect(wave?.position.x).toBeGreaterThan(circle?.position.x ?? 0)
    run('flip-x')
    expect(scene().objects).toEqual(before)
  })

  test('grow by one factor, away from their middle', () => {
    const { scene, run } = givenEditing('wave', 'circle')
    run('grow')
    const [, wave, circle] = scene().objects
    expect([wave?.scaleX, wave?.scaleY, circle?.scaleX]).toEqual([1.05, 1.05, 1.05])
    expect((circle?.position.x ?? 0) - (wave?.position.x ?? 0)).toBeCloseTo(420, 1)
  })
})
