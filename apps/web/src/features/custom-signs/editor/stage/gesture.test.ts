import { newArrow, newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { describe, expect, test } from 'vitest'
import { frameOf, gestureResult, objectsIn } from './gesture.ts'

const scene = reduceScene(newScene('signOnly'), {
  type: 'add-objects',
  objects: [
    newArrow('straight', 'signOnly', '#000000', { x: 300, y: 300 }),
    newText('Hallo', { width: 150, height: 67 }, 'signOnly', '#000000', { x: 500, y: 600 }),
  ],
  newObjectIds: ['arrow', 'text'],
})
const [arrow, text] = scene.objects as readonly [SceneObject, SceneObject]
const FREE = { isShift: false, snapDistance: 0 }

describe('a gesture', () => {
  test('moves what it seized, with Shift along one axis only', () => {
    const gesture = { kind: 'move', starts: new Map([['arrow', arrow]]), from: { x: 300, y: 300 } } as const
    const to = { x: 340, y: 311 }
    expect(gestureResult(gesture, to, scene, FREE).places.get('arrow')?.position).toEqual({ x: 340, y: 311 })
    const straight = gestureResult(gesture, to, scene, { ...FREE, isShift: true })
    expect(straight.places.get('arrow')?.position).toEqual({ x: 340, y: 300 })
  })

  test('draws to the middle of another object and tells the line', () => {
    const gesture = { kind: 'move', starts: new Map([['arrow', arrow]]), from: { x: 300, y: 300 } } as const
    const { places, guides } = gestureResult(gesture, { x: 497, y: 200 }, scene, { ...FREE, snapDistance: 6 })
    expect(places.get('arrow')?.position.x).toBe(500)
    // Its left edge has come to lie on the middle of the canvas.
    expect(guides.map(({ at }) => at).toSorted()).toEqual([400, 500])
  })

  test('never distorts or mirrors text, whichever handle is dragged', () => {
    const gesture = { kind: 'scale', object: text, handle: 'se', from: { x: 575, y: 633 } } as const
    const larger = gestureResult(gesture, { x: 725, y: 640 }, scene, FREE).places.get('text')
    expect(larger?.scaleX).toBe(larger?.scaleY)
    const beyond = gestureResult(gesture, { x: 100, y: 100 }, scene, FREE).places.get('text')
    expect([beyond?.flipX, beyond?.flipY]).toEqual([false, false])
  })

  test('stretches an arrow at its corner freely, and with Shift in its form', () => {
    const gesture = { kind: 'scale', object: arrow, handle: 'se', from: { x: 400, y: 340 } } as const
    expect(gestureResult(gesture, { x: 500, y: 340 }, scene, FREE).places.get('arrow')).toMatchObject({
      scaleX: 1.5,
      scaleY: 1,
    })
    const kept = gestureResult(gesture, { x: 500, y: 340 }, scene, { ...FREE, isShift: true }).places.get('arrow')
    expect(kept?.scaleX).toBe(kept?.scaleY)
  })

  test('frames what it touches', () => {
    expect(objectsIn(scene, frameOf({ x: 450, y: 650 }, { x: 150, y: 250 }))).toEqual(['arrow', 'text'])
    expect(objectsIn(scene, frameOf({ x: 0, y: 0 }, { x: 210, y: 400 }))).toEqual(['arrow'])
  })
})
