import { describe, expect, it } from 'vitest'
import { FINGER_ALPHABET } from '../fingerspelling/finger-alphabet.ts'
import { pathPoints, pointOnPath } from './motion-path.ts'

describe('moving along a path', () => {
  it('goes evenly by length', () => {
    expect(pointOnPath('M0 0 H-16 L0 14 H-16', 0)).toEqual({ x: 0, y: 0 })
    expect(pointOnPath('M0 0 H10 V10', 0.75)).toEqual({ x: 10, y: 5 })
    expect(pointOnPath('M0 0 H-16 L0 14 H-16', 1)).toEqual({ x: -16, y: 14 })
  })

  it('stays on the path before its start and after its end', () => {
    expect([pointOnPath('M0 0 V12', -1), pointOnPath('M0 0 V12', 2)]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 12 },
    ])
  })

  it('follows a curve to its end', () => {
    const points = pathPoints('M0 0 C-1 9 2 16 12 14')
    expect(points.at(-1)).toEqual({ x: 12, y: 14 })
    expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThan(14)
  })

  it('knows every command that the alphabet uses', () => {
    const paths = Object.values(FINGER_ALPHABET.letters).flatMap(({ movement }) => movement?.path ?? [])
    expect(paths.every((path) => pathPoints(path).length > 1)).toBe(true)
  })

  it('refuses a command it does not know', () => {
    expect(() => pathPoints('M0 0 A5 5 0 0 1 10 10')).toThrow('"A"')
  })
})
