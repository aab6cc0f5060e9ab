import { describe, expect, it } from 'vitest'
import { planesToRgb } from './planes-to-rgb.ts'
import { type StoredColours, storedColours } from './stored-colours.ts'

const rgb = ([y, u, v]: readonly [number, number, number], colours: Omit<StoredColours, 'transfer'>) => [
  ...planesToRgb({ y: Uint8Array.of(y), u: Uint8Array.of(u), v: Uint8Array.of(v) }, colours),
]

describe('the colours of stored planes', () => {
  it.each([
    ['black', [16, 128, 128], [0, 0, 0]],
    ['white', [235, 128, 128], [255, 255, 255]],
    ['below black and above white as those', [3, 128, 128], [0, 0, 0]],
    ['red', [63, 102, 240], [255, 1, 0]],
    ['blue', [32, 240, 118], [1, 0, 255]],
  ] as const)('are %s by BT.709', (_, stored, shown) => {
    expect(rgb(stored, { matrix: 'bt709', range: 'limited' })).toEqual(shown)
  })

  it('are red by BT.601 and BT.2020 at other values', () => {
    expect(rgb([81, 90, 240], { matrix: 'bt601', range: 'limited' })).toEqual([254, 0, 0])
    expect(rgb([74, 97, 240], { matrix: 'bt2020', range: 'limited' })).toEqual([255, 0, 1])
  })

  it('use the whole range where the film does', () => {
    expect(rgb([0, 128, 128], { matrix: 'bt601', range: 'full' })).toEqual([0, 0, 0])
    expect(rgb([255, 128, 128], { matrix: 'bt709', range: 'full' })).toEqual([255, 255, 255])
  })
})

describe('how a film stores colours', () => {
  it('is what it says, whatever its size', () => {
    expect(storedColours({ matrix: 'bt709', fullRange: true }, 360)).toEqual({
      matrix: 'bt709',
      range: 'full',
      transfer: 'sdr',
    })
    expect(storedColours({ matrix: 'smpte170m' }, 1080)).toEqual({ matrix: 'bt601', range: 'limited', transfer: 'sdr' })
    expect(storedColours({ matrix: 'bt470bg' }, 1080)).toMatchObject({ matrix: 'bt601' })
    expect(storedColours({ matrix: 'bt2020-ncl' }, 360)).toMatchObject({ matrix: 'bt2020' })
  })

  it('is BT.601 up to 576 lines and BT.709 above where it says nothing', () => {
    const assumed = [576, 577].map((height) => storedColours({ matrix: null, fullRange: null }, height))
    expect(assumed).toEqual([
      { matrix: 'bt601', range: 'limited', transfer: 'sdr' },
      { matrix: 'bt709', range: 'limited', transfer: 'sdr' },
    ])
  })
})
