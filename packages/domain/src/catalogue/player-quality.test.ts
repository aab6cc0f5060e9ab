import { expect, test } from 'vitest'
import { betterQuality, filmQualityFor } from './player-quality.ts'

test('a small picture gets the small film, a dense screen or a big picture the big one', () => {
  expect(filmQualityFor(200, 1)).toBe('tiny')
  expect(filmQualityFor(400, 1)).toBe('tiny')
  expect(filmQualityFor(200, 3)).toBe('default')
  expect(filmQualityFor(720, 1)).toBe('default')
})

test('quality goes up with the size and never down again', () => {
  expect(betterQuality('tiny', 'default')).toBe('default')
  expect(betterQuality('default', 'tiny')).toBe('default')
  expect(betterQuality('tiny', 'tiny')).toBe('tiny')
})
