import { expect, test } from 'vitest'
import { newScene } from './new-scene.ts'
import { apply, arrowObject, handObject, personObject, sceneWith, textObject } from './scene-builders.fixture.ts'
import { sceneDescription } from './scene-description.ts'

test('a scene is described by its name and its words, each once', () => {
  const scene = {
    ...sceneWith('signOnly', textObject('Ohr\nund  Hand'), arrowObject(), textObject('Hund')),
    name: 'Hund',
  }
  expect(sceneDescription(scene)).toBe('Hund: Ohr und Hand')
  expect(sceneDescription({ ...newScene('signOnly'), name: 'Hund' })).toBe('Hund')
})

test('drawn hands and persons are named after the words, each once', () => {
  const hand = handObject({ handshape: 'b', side: 'left' })
  const scene = sceneWith('signOnly', textObject('Ohr'), personObject(), hand, hand)
  expect(sceneDescription({ ...scene, name: 'Hund' })).toBe('Hund: Ohr; Person: von vorn; Hand: B, Handfläche, links')
})

test('a card is read from its top down, as far as its layout shows it', () => {
  const card = apply(
    { ...newScene('signBox'), name: 'Karte' },
    { type: 'set-fixed-text', key: 'textBottomRight', text: 'Hundehütte' },
    { type: 'set-fixed-text', key: 'textComposedTopLeft', text: 'Hund' },
  )
  expect(sceneDescription(card)).toBe('Karte: Hundehütte')
  expect(sceneDescription(apply(card, { type: 'set-layout', layout: 'composed' }))).toBe('Karte: Hund, Hundehütte')
})
