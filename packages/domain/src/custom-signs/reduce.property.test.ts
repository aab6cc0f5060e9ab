import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameObject } from '../images/image-reference.ts'
import { imageReference } from '../images/random-image-reference.fixture.ts'
import { keptPlacement } from './kept-placement.ts'
import { CUSTOM_SIGN_MODEL_VERSION } from './migrations.ts'
import { anyScene, placement, randomSteps, sceneAndCommand } from './random-scene.fixture.ts'
import { applySceneCommand, reduceScene } from './reduce.ts'
import { toStoredScene } from './scene.ts'
import { picturesIn } from './scene-pictures.ts'
import { sceneProblems } from './scene-problems.ts'
import { readStoredScene } from './stored-scene.ts'

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

const RUNS = { numRuns: 150 }

describe('after any commands a custom sign', () => {
  test('leaves it sound', () => {
    fc.assert(
      fc.property(anyScene(), (scene) => {
        expect(sceneProblems(scene)).toEqual([])
      }),
      RUNS,
    )
  })

  test('applies whole, or is refused and changes nothing', () => {
    fc.assert(
      fc.property(sceneAndCommand, ([scene, command]) => {
        const outcome = applySceneCommand(scene, command)
        if (!outcome.ok) expect(reduceScene(scene, command)).toBe(scene)
        else if (outcome.scene !== scene) expect(outcome.scene).not.toEqual(scene)
      }),
      RUNS,
    )
  })

  test('leaves every scene before it untouched, so that it can be gone back to', () => {
    fc.assert(
      fc.property(anyScene(), randomSteps(20), (start, steps) => {
        let scene = frozen(start)
        for (const [number, step] of steps.entries()) {
          scene = frozen(reduceScene(scene, step(scene, number)))
          expect(sceneProblems(scene)).toEqual([])
        }
      }),
      { numRuns: 50 },
    )
  })

  test('comes back from the database as it was', () => {
    fc.assert(
      fc.property(anyScene(), (scene) => {
        const stored = toStoredScene(scene)
        const read = readStoredScene(scene.signType, JSON.parse(JSON.stringify(stored)), CUSTOM_SIGN_MODEL_VERSION)
        expect(read).toEqual({ ok: true, scene: stored })
      }),
      RUNS,
    )
  })

  test('leaves no trace of a picture that is gone', () => {
    fc.assert(
      fc.property(anyScene(), imageReference, (scene, picture) => {
        const without = reduceScene(scene, { type: 'forget-picture', picture })
        expect(picturesIn(without).filter((shown) => isSameObject(shown, picture))).toEqual([])
        expect(picturesIn(without)).toEqual(picturesIn(scene).filter((shown) => !isSameObject(shown, picture)))
      }),
      RUNS,
    )
  })
})

test('a placement that may be stored stays unchanged', () => {
  fc.assert(
    fc.property(placement, (any) => {
      const kept = keptPlacement(any, 'signOnly')
      expect(keptPlacement(kept, 'signOnly')).toEqual(kept)
    }),
  )
})

test('random steps do something of every kind', () => {
  const applied = new Set<string>()
  for (const [start, steps] of fc.sample(fc.tuple(anyScene(), randomSteps(100)), { numRuns: 80, seed: 2 })) {
    let scene = start
    for (const [number, step] of steps.entries()) {
      const command = step(scene, number)
      const after = reduceScene(scene, command)
      if (after !== scene) applied.add(command.type)
      scene = after
    }
  }
  expect([...applied].toSorted()).toEqual([
    'add-objects',
    'crop-image',
    'delete-objects',
    'duplicate-objects',
    'forget-picture',
    'lighten-image',
    'order-object',
    'place-objects',
    'rename',
    'set-arrow',
    'set-color',
    'set-colouring',
    'set-fixed-image',
    'set-fixed-text',
    'set-hand',
    'set-image',
    'set-image-scale',
    'set-layout',
    'set-person-view',
    'set-style',
    'set-text',
    'set-text-room',
  ])
})
