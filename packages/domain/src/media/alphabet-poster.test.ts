import { describe, expect, test } from 'vitest'
import { mmOfPx } from '../kernel/page-geometry.ts'
import {
  addressOfPoster,
  POSTER_FORMATS,
  POSTER_ORIENTATIONS,
  readPosterOptions,
  sizeOfPoster,
} from './alphabet-poster.ts'
import { COLOURINGS } from './colourings.ts'

const lookOptions = POSTER_FORMATS.flatMap((format) =>
  POSTER_ORIENTATIONS.flatMap((orientation) =>
    COLOURINGS.map((colouring) => ({ format, orientation, colouring }) as const),
  ),
)

describe('the address of the poster', () => {
  test('is read back as it was written', () => {
    for (const options of lookOptions) {
      const { searchParams } = new URL(addressOfPoster(options, 4), 'http://localhost')
      expect(readPosterOptions(Object.fromEntries(searchParams))).toEqual({ options })
    }
  })

  test('is A4, upright and in colour unless it says otherwise', () => {
    expect(readPosterOptions({})).toEqual({ options: { format: 'a4', orientation: 'portrait', colouring: 'medium' } })
  })

  test.each([
    [{ format: 'a5' }, 'format'],
    [{ format: ['a4', 'a3'] }, 'format'],
    [{ orientation: 'upright' }, 'orientation'],
    [{ tone: 'pink' }, 'tone'],
    [{ v: '-1' }, 'v'],
    [{ copies: '3' }, 'copies'],
    [{ toString: '1' }, 'toString'],
  ])('is refused with %j', (query, wrong) => {
    expect(readPosterOptions(query)).toEqual({ wrong })
  })
})

test('a poster has the size of its paper', () => {
  const mm = ({ width, height }: { readonly width: number; readonly height: number }) =>
    [width, height].map((px) => Math.round(mmOfPx(px)))
  const colouring = 'medium'
  expect(mm(sizeOfPoster({ format: 'a4', orientation: 'portrait', colouring }))).toEqual([210, 297])
  expect(mm(sizeOfPoster({ format: 'a4', orientation: 'landscape', colouring }))).toEqual([297, 210])
  expect(mm(sizeOfPoster({ format: 'a3', orientation: 'portrait', colouring }))).toEqual([297, 420])
})
