import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createToneMapper, toneMapCube } from './tone-map.ts'

const map = (transfer: 'hlg' | 'pq', colour: readonly number[]): readonly number[] => {
  const rgb = Buffer.from(colour)
  createToneMapper(transfer)!(rgb)
  return [...rgb]
}
const grey = (value: number) => [value, value, value]

describe.each([
  // Signal of reference white (ITU-R BT.2408): 75 % and 58 %.
  ['hlg', 191],
  ['pq', 148],
] as const)('a film in %s on a usual screen', (transfer, white) => {
  it('has a black and a white, and room for what is brighter', () => {
    expect(map(transfer, grey(0))).toEqual(grey(0))
    const [paper] = map(transfer, grey(white))
    expect(paper).toBeGreaterThanOrEqual(243)
    expect(paper).toBeLessThan(253)
    expect(map(transfer, grey(255))[0]).toBeGreaterThanOrEqual(253)
  })

  it('keeps greys grey, and never turns brighter into darker', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 254 }), (value) => {
        const [darker, brighter] = [map(transfer, grey(value)), map(transfer, grey(value + 1))]
        expect(Math.max(...darker) - Math.min(...darker)).toBeLessThanOrEqual(1)
        expect(brighter[0]).toBeGreaterThanOrEqual(darker[0]!)
      }),
    )
  })

  it('keeps the order of a colour’s channels', () => {
    fc.assert(
      fc.property(fc.tuple(...grey(255).map((max) => fc.integer({ min: 0, max }))), (colour) => {
        const mapped = map(transfer, colour)
        const strongest = colour.indexOf(Math.max(...colour))
        expect(mapped[strongest]).toBeGreaterThanOrEqual(Math.max(...mapped) - 2)
      }),
    )
  })

  it('is written for ffmpeg as a table of 33 steps', () => {
    const lines = toneMapCube(transfer).trim().split('\n')
    expect([lines[0], lines.length]).toEqual(['LUT_3D_SIZE 33', 1 + 33 ** 3])
    expect(lines[1]).toBe('0.000000 0.000000 0.000000')
  })
})

it('leaves every other film as it is', () => {
  expect(createToneMapper('sdr')).toBeNull()
})
