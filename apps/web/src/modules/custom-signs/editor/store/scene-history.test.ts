import type { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { anyScene, randomSteps } from '@gebaerdenraum/domain/custom-signs/random-scene.fixture'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import { createEditor } from '@gebaerdenraum/editing/editor'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const editorOf = (document: ReturnType<typeof newScene>) =>
  createEditor({ document, session: null, reduce: reduceScene })

test('whatever is done to a custom sign is taken back step by step, and done again alike', () => {
  fc.assert(
    fc.property(anyScene(), randomSteps(30), (start, steps) => {
      const editor = editorOf(start)
      const scenes = [structuredClone(start)]
      for (const [number, step] of steps.entries()) {
        const before = editor.state().history.document
        editor.dispatch(step(before, number))
        const after = editor.state().history.document
        if (after !== before) scenes.push(structuredClone(after))
      }
      for (const scene of scenes.toReversed()) {
        expect(editor.state().history.document).toEqual(scene)
        editor.undo()
      }
      for (const scene of scenes) {
        expect(editor.state().history.document).toEqual(scene)
        editor.redo()
      }
    }),
    { numRuns: 25 },
  )
})

test('a gesture that is given up leaves no trace', () => {
  fc.assert(
    fc.property(anyScene(), randomSteps(10), (start, steps) => {
      const editor = editorOf(start)
      editor.mark()
      for (const [number, step] of steps.entries()) {
        editor.dispatch(step(editor.state().history.document, number))
      }
      editor.rollBack()
      expect(editor.state().history.document).toBe(start)
    }),
    { numRuns: 25 },
  )
})
