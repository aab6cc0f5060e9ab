import { groupOf } from '@gebaerdenraum/domain/custom-signs/geometry/group'
import { newArrow, newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { reduceScene } from '@gebaerdenraum/domain/custom-signs/reduce'
import type { SceneObject, TextObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { measureTextBox } from '@gebaerdenraum/drawing/custom-signs/draw-scene-text'
import { describe, expect, test } from 'vitest'
import { membersOf } from '../selected-group.ts'
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
    const gesture = {
      kind: 'move',
      group: { members: membersOf([arrow]), box: arrow },
      from: { x: 300, y: 300 },
    } as const
    const to = { x: 340, y: 311 }
    expect(gestureResult(gesture, to, scene, FREE).places.get('arrow')?.position).toEqual({ x: 340, y: 311 })
    const straight = gestureResult(gesture, to, scene, { ...FREE, isShift: true })
    expect(straight.places.get('arrow')?.position).toEqual({ x: 340, y: 300 })
  })

  test('draws to the middle of another object and tells the line', () => {
    const gesture = {
      kind: 'move',
      group: { members: membersOf([arrow]), box: arrow },
      from: { x: 300, y: 300 },
    } as const
    const { places, guides } = gestureResult(gesture, { x: 497, y: 200 }, scene, { ...FREE, snapDistance: 6 })
    expect(places.get('arrow')?.position.x).toBe(500)
    // Its left edge has come to lie on the middle of the canvas.
    expect(guides.map(({ at }) => at).toSorted()).toEqual([400, 500])
  })

  test('never distorts or mirrors text, whichever handle is dragged', () => {
    const gesture = { kind: 'scale', held: { object: text }, handle: 'se', from: { x: 575, y: 633 } } as const
    const larger = gestureResult(gesture, { x: 725, y: 640 }, scene, FREE).places.get('text')
    expect(larger?.scaleX).toBe(larger?.scaleY)
    const beyond = gestureResult(gesture, { x: 100, y: 100 }, scene, FREE).places.get('text')
    expect([beyond?.flipX, beyond?.flipY]).toEqual([false, false])
  })

  test('stretches an arrow at its corner freely, and with Shift in its form', () => {
    const gesture = { kind: 'scale', held: { object: arrow }, handle: 'se', from: { x: 400, y: 340 } } as const
    expect(gestureResult(gesture, { x: 500, y: 340 }, scene, FREE).places.get('arrow')).toMatchObject({
      scaleX: 1.5,
      scaleY: 1,
    })
    const kept = gestureResult(gesture, { x: 500, y: 340 }, scene, { ...FREE, isShift: true }).places.get('arrow')
    expect(kept?.scaleX).toBe(kept?.scaleY)
  })

  test('drags a handle as far as the pointer goes, wherever it was seized', () => {
    const gesture = { kind: 'scale', held: { object: arrow }, handle: 'e', from: { x: 415, y: 310 } } as const
    expect(gestureResult(gesture, { x: 415, y: 310 }, scene, FREE).places.get('arrow')).toMatchObject({ scaleX: 1 })
    expect(gestureResult(gesture, { x: 515, y: 290 }, scene, FREE).places.get('arrow')).toMatchObject({ scaleX: 1.5 })
  })

  test('scales several by a corner of their box, by one factor, and tells the box', () => {
    const group = groupOf(membersOf([arrow, text]))
    const { width, height } = group.box.size
    const gesture = { kind: 'scale', held: { group }, handle: 'nw', from: { x: 200, y: 260 } } as const
    const to = { x: 575 - width / 2, y: 633.5 - height / 2 }
    const { places, box } = gestureResult(gesture, to, scene, FREE)
    expect([...places.values()].map(({ scaleX, scaleY }) => [scaleX, scaleY])).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ])
    expect(box).toMatchObject({ position: { x: 575 - width / 4, y: 633.5 - height / 4 }, scaleX: 0.5 })
  })

  test('turns several round the middle of their box', () => {
    const group = groupOf(membersOf([arrow, text]))
    const { x, y } = group.box.position
    const gesture = { kind: 'turn', held: { group }, from: { x, y: y - 200 } } as const
    const { places, box } = gestureResult(gesture, { x: x + 200, y }, scene, FREE)
    expect([...places.values()].map(({ angle }) => angle)).toEqual([90, 90])
    expect(places.get('arrow')?.position).toEqual({ x: x - (300 - y), y: y + (300 - x) })
    expect(box?.angle).toBe(90)
  })

  test('sets the sides of a box of text by its edges: it is as high as its text needs, from the same line on', () => {
    const words = 'Guten Morgen zusammen'
    const size = measureTextBox(words, 400)
    const box: TextObject = { ...(text as TextObject), type: 'textbox', text: words, size }
    const top = 600 - size.height / 2
    const gesture = { kind: 'scale', held: { object: box }, handle: 'e', from: { x: 700, y: 600 } } as const
    const narrow = gestureResult(gesture, { x: 550, y: 600 }, scene, FREE).places.get('text')
    expect(narrow).toMatchObject({ size: measureTextBox(words, 250), scaleX: 1, scaleY: 1 })
    expect(narrow?.position).toEqual({ x: 425, y: top + measureTextBox(words, 250).height / 2 })
  })

  test('frames what it touches', () => {
    expect(objectsIn(scene, frameOf({ x: 450, y: 650 }, { x: 150, y: 250 }))).toEqual(['arrow', 'text'])
    expect(objectsIn(scene, frameOf({ x: 0, y: 0 }, { x: 210, y: 400 }))).toEqual(['arrow'])
  })
})
