import { describe, expect, test } from 'vitest'
import {
  coverParts,
  defaultPictureType,
  isCovered,
  isFilmWordless,
  isMuted,
  mayPlay,
  nextCovered,
  REVEAL_PARTS,
  reveal,
  revealPartOfKey,
  startsPlayback,
} from './reveal.ts'

const allCovered = coverParts(['title', 'video', 'image'], true)

describe('reveal mode', () => {
  test('covers exactly the parts that were asked for', () => {
    const state = coverParts(['title', 'image'], true)
    expect(REVEAL_PARTS.filter((part) => isCovered(state, part))).toEqual(['title', 'image'])
  })

  test('shows the film without words while the title is covered, and a covered film with them afterwards', () => {
    expect(isFilmWordless(allCovered, null)).toBe(true)
    expect(isFilmWordless(reveal(allCovered, 'title'), true)).toBe(false)
    expect(isFilmWordless(reveal(allCovered, 'video'), true)).toBe(true)
  })

  test('does not exchange a film that is being looked at', () => {
    const shown = reveal(reveal(allCovered, 'video'), 'title')
    expect(isFilmWordless(shown, true)).toBe(true)
    const onlyTitle = coverParts(['title'], true)
    expect(isFilmWordless(reveal(onlyTitle, 'title'), isFilmWordless(onlyTitle, null))).toBe(true)
  })

  test('leaves films as they are where the title is not asked for', () => {
    for (const state of [coverParts(['video', 'image'], true), coverParts(['title'], false)]) {
      expect([isFilmWordless(state, null), isFilmWordless(state, true)]).toEqual([false, false])
    }
  })

  test('covers nothing without a licence', () => {
    const state = coverParts(['title', 'video', 'image'], false)
    expect(REVEAL_PARTS.filter((part) => isCovered(state, part))).toEqual([])
    expect(isMuted(state)).toBe(false)
    expect(mayPlay(state)).toBe(true)
  })

  test('uncovers one part and leaves the others covered', () => {
    const state = reveal(allCovered, 'video')
    expect(REVEAL_PARTS.filter((part) => isCovered(state, part))).toEqual(['title', 'image'])
  })

  test('is one-way: uncovering twice changes nothing', () => {
    const once = reveal(allCovered, 'title')
    expect(reveal(once, 'title')).toBe(once)
  })

  test('ignores uncovering a part that cannot be covered', () => {
    const state = coverParts(['title'], true)
    expect(reveal(state, 'video')).toBe(state)
  })

  test('does not play a covered video, and plays it once it is uncovered', () => {
    expect(mayPlay(allCovered)).toBe(false)
    const after = reveal(allCovered, 'video')
    expect(mayPlay(after)).toBe(true)
    expect(startsPlayback(allCovered, after)).toBe(true)
  })

  test('does not start playback when something other than the video is uncovered', () => {
    expect(startsPlayback(allCovered, reveal(allCovered, 'title'))).toBe(false)
    const titleOnly = coverParts(['title'], true)
    expect(startsPlayback(titleOnly, reveal(titleOnly, 'title'))).toBe(false)
  })

  test('stays muted when anything is revealable, also after everything was uncovered', () => {
    const open = REVEAL_PARTS.reduce(reveal, allCovered)
    expect(isMuted(open)).toBe(true)
    expect(isMuted(coverParts(['image'], true))).toBe(true)
    expect(isMuted(coverParts([], true))).toBe(false)
  })

  test('uncovers title, video, picture in this order with the space bar, then nothing', () => {
    expect(nextCovered(allCovered)).toBe('title')
    expect(nextCovered(reveal(allCovered, 'title'))).toBe('video')
    expect(nextCovered(reveal(reveal(allCovered, 'title'), 'video'))).toBe('image')
    expect(nextCovered(REVEAL_PARTS.reduce(reveal, allCovered))).toBeNull()
  })

  test('gives the number keys 1 to 3 to title, video and picture, and no other key', () => {
    expect(['1', '2', '3'].map(revealPartOfKey)).toEqual(['title', 'video', 'image'])
    expect(['0', '4', 'a', '', ' ', '1.5', 'Enter'].map(revealPartOfKey)).toEqual(Array(7).fill(null))
  })

  test('shows the signBox to licensed viewers and the plain drawing to others', () => {
    expect(defaultPictureType(true)).toBe('signBox')
    expect(defaultPictureType(false)).toBe('signOnly')
  })
})
