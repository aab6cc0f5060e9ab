import { expect, test } from 'vitest'
import { sceneWith, textObject } from './scene-builders.fixture.ts'
import { sceneProblems } from './scene-problems.ts'

test('tells what is wrong in German, by the number of the object and without ids', () => {
  const scene = sceneWith('signOnly', textObject(), textObject())
  const objects = scene.objects.map((object) => ({ ...object, id: 'a', position: { x: 5_000.123, y: 0 } }))
  if (scene.signType !== 'signOnly') throw new Error('The scene is of another type')
  expect(sceneProblems({ ...scene, objects })).toEqual([
    'Zwei Objekte haben dieselbe Kennung',
    'Objekt 1: Lage oder Größe ist nicht erlaubt oder nicht gerundet',
    'Objekt 2: Lage oder Größe ist nicht erlaubt oder nicht gerundet',
  ])
})
