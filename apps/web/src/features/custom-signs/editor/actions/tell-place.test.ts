import { arrowObject, sceneWith } from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import { expect, test } from 'vitest'
import { placeText } from './tell-place.ts'

test('what was moved by keys says where its middle is, several how many they are', () => {
  const { objects } = sceneWith('signOnly', arrowObject(), arrowObject())
  const [first] = objects
  if (!first) throw new Error('The scene is empty')
  const moved = { ...first, position: { x: 401.4, y: 399.6 } }
  expect([placeText([moved]), placeText(objects), placeText([])]).toEqual([
    'Mitte bei 401, 400',
    '2 Objekte bewegt',
    '',
  ])
})
