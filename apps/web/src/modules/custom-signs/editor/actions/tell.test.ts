import { arrowObject, sceneWith } from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import { expect, test } from 'vitest'
import { actionText, placeText } from './tell.ts'

const { objects } = sceneWith('signOnly', arrowObject(), arrowObject())
const [first] = objects
if (!first) throw new Error('The scene is empty')

test('what was moved by keys says where its middle is, several how many they are', () => {
  const moved = { ...first, position: { x: 401.4, y: 399.6 } }
  expect([placeText([moved]), placeText(objects), placeText([])]).toEqual([
    'Mitte bei 401, 400',
    '2 Objekte bewegt',
    '',
  ])
})

test('what was turned, scaled, flipped or brought to another layer says what came of it', () => {
  const facts = { selected: [first], count: 2 }
  const box = { ...first, size: { width: 200, height: 80 }, scaleX: 1.05, scaleY: 1.05, angle: 15 }
  expect(['turn', 'grow', 'flip-x', 'forward', 'undo', 'select-all'].map((id) => actionText(id, box, facts))).toEqual([
    'Winkel 15°',
    'Breite 210, Höhe 84',
    'Waagerecht gespiegelt',
    'Ebene 1 von 2',
    'Rückgängig gemacht',
    '',
  ])
  expect(actionText('forward', box, { selected: objects, count: 2 })).toBe('')
})
