import { describe, expect, it } from 'vitest'
import { rgbToI420 } from './i420.ts'

const flat = (colour: readonly number[]) =>
  rgbToI420(
    Uint8Array.from({ length: 12 }, (_, at) => colour[at % 3]!),
    2,
    2,
  )

describe('colours for H.264', () => {
  it.each([
    ['black', [0, 0, 0], [16, 16, 16, 16, 128, 128]],
    ['white', [255, 255, 255], [235, 235, 235, 235, 128, 128]],
    ['red', [255, 0, 0], [63, 63, 63, 63, 102, 240]],
    ['green', [0, 255, 0], [173, 173, 173, 173, 42, 26]],
    ['blue', [0, 0, 255], [32, 32, 32, 32, 240, 118]],
  ])('stores %s as BT.709 says', (_, colour, planes) => {
    expect([...flat(colour)]).toEqual(planes)
  })
})
