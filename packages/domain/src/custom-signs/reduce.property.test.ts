import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameObject } from '../documents/image-reference.ts'
import { imageReference } from '../documents/random-document.fixture.ts'
import { keptPlacement } from './kept-placement.ts'
import { CUSTOM_SIGN_MODEL_VERSION } from './migrations.ts'
import { anyScene, placement, randomSteps, runSteps, sceneAndCommand } from './random-scene.fixture.ts'
import { applySceneCommand, reduceScene } from './reduce.ts'
import { storedSceneOf } from './scene.ts'
import { picturesIn } from './scene-pictures.ts'
import { sceneProblems } from './scene-problems.ts'
import { readStoredScene } from './stored-scene.ts'

const RUNS = { numRuns: 400 }

describe('whatever is done to a custom sign', () => {
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

  test('never changes a scene that was there before', () => {
    fc.assert(
      fc.property(anyScene(), randomSteps(20), (scene, steps) => {
        const before = structuredClone(scene)
        runSteps(scene, steps)
        expect(scene).toEqual(before)
      }),
      RUNS,
    )
  })

  test('comes back from the database as it was', () => {
    fc.assert(
      fc.property(anyScene(), (scene) => {
        const stored = storedSceneOf(scene)
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

test('a placement that may be kept stays as it is', () => {
  fc.assert(
    fc.property(placement, (any) => {
      const kept = keptPlacement(any, 'signOnly')
      expect(keptPlacement(kept, 'signOnly')).toEqual(kept)
    }),
  )
})
