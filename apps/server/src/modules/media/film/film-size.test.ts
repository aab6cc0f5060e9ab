import { describe, expect, it } from 'vitest'
import { keptFilmSize } from './film-size.ts'

describe('the size a film is kept in', () => {
  it.each([
    [{ width: 1920, height: 1080 }, 720, { width: 1280, height: 720 }],
    [{ width: 1080, height: 1920 }, 360, { width: 202, height: 360 }],
    [{ width: 640, height: 480 }, 720, { width: 640, height: 480 }],
    [{ width: 641, height: 481 }, 720, { width: 642, height: 482 }],
    [{ width: 8000, height: 720 }, 720, { width: 1728, height: 156 }],
  ] as const)('makes %o at height %i into %o', (source, height, expected) => {
    expect(keptFilmSize(source, height)).toEqual(expected)
  })
})
