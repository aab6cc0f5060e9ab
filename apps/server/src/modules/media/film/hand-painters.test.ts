import { findLetterPose } from '@gebaerdenraum/drawing/hands/letter-poses'
import { expect, it } from 'vitest'
import { paintFilmHandAside, startHandPainters } from './hand-painters.ts'
import { type FilmHandTask, paintFilmHand } from './paint-film-hand.ts'

const HAND: FilmHandTask = { pose: findLetterPose('b').pose, colouring: 'medium', height: 360 }
/** Ends the thread that paints it. */
const IMPOSSIBLE = { ...HAND, pose: null } as unknown as FilmHandTask

it('paints hands beside this thread as in it', async () => {
  expect(Buffer.from(await paintFilmHandAside(HAND)).equals(paintFilmHand(HAND))).toBe(true)
})

it('replaces a thread that ended, and only that one', async () => {
  startHandPainters()
  await Promise.all([paintFilmHandAside(HAND), paintFilmHandAside(HAND)])
  let started = 0
  const count = () => {
    started += 1
  }
  process.on('worker', count)
  try {
    await expect(paintFilmHandAside(IMPOSSIBLE)).rejects.toThrow()
    for (let hand = 0; hand < 6; hand += 1) {
      expect((await paintFilmHandAside(HAND)).byteLength).toBe(270 * 270 * 3)
    }
  } finally {
    process.off('worker', count)
  }
  expect(started).toBe(1)
})
