import { describe, expect, it } from 'vitest'
import { findShownParts, mediaTimeAt, shownSeconds } from './shown-parts.ts'

const MEDIA = { start: 0.1, end: 4 }

describe('what is shown of a film', () => {
  it.each([
    ['all of it without a list', [], [{ from: 0.1, seconds: 3.9, rate: 1 }]],
    ['a stretch', [{ seconds: 2, mediaSeconds: 1, rate: 1 }], [{ from: 1, seconds: 2, rate: 1 }]],
    ['from the first picture on', [{ seconds: 2, mediaSeconds: 0, rate: 1 }], [{ from: 0.1, seconds: 1.9, rate: 1 }]],
    ['to the last picture', [{ seconds: 20, mediaSeconds: 3, rate: 1 }], [{ from: 3, seconds: 1, rate: 1 }]],
    [
      'to the end where the length is not known',
      [{ seconds: 0, mediaSeconds: 1, rate: 1 }],
      [{ from: 1, seconds: 3, rate: 1 }],
    ],
    [
      'without pauses',
      [
        { seconds: 5, mediaSeconds: null, rate: 1 },
        { seconds: 1, mediaSeconds: 2, rate: 1 },
      ],
      [{ from: 2, seconds: 1, rate: 1 }],
    ],
    ['a still picture', [{ seconds: 7, mediaSeconds: 2, rate: 0 }], [{ from: 2, seconds: 7, rate: 0 }]],
    ['at half the speed', [{ seconds: 2, mediaSeconds: 1, rate: 0.5 }], [{ from: 1, seconds: 2, rate: 0.5 }]],
    [
      'to the end of its last stretch, in a film in pieces',
      [
        { seconds: 1, mediaSeconds: 1, rate: 1 },
        { seconds: 0, mediaSeconds: 3, rate: 1 },
      ],
      [
        { from: 1, seconds: 1, rate: 1 },
        { from: 3, seconds: 1, rate: 1 },
      ],
      true,
    ],
    [
      'nothing of a stretch without a length',
      [
        { seconds: 0, mediaSeconds: 0, rate: 1 },
        { seconds: 1, mediaSeconds: 2, rate: 1 },
      ],
      [{ from: 2, seconds: 1, rate: 1 }],
    ],
    ['nothing behind the end', [{ seconds: 1, mediaSeconds: 9, rate: 1 }], []],
    ['nothing backwards', [{ seconds: 1, mediaSeconds: 2, rate: -1 }], []],
    ['nothing of pauses alone', [{ seconds: 1, mediaSeconds: null, rate: 1 }], []],
  ])('is %s', (_, edits, parts, isFragmented = false) => {
    expect(
      findShownParts(edits, MEDIA, isFragmented).map(({ from, seconds, rate }) => ({
        from,
        seconds: Number(seconds.toFixed(6)),
        rate,
      })),
    ).toEqual(parts)
  })

  it('is found at a moment of the film', () => {
    const parts = [
      { from: 2, seconds: 1, rate: 1 },
      { from: 0.5, seconds: 2, rate: 0.5 },
    ]
    expect(shownSeconds(parts)).toBe(3)
    expect([0, 0.5, 1, 2, 3, 99].map((at) => mediaTimeAt(parts, at))).toEqual([2, 2.5, 0.5, 1, 1.498, 1.498])
  })
})
