import { describe, expect, it } from 'vitest'
import { drawFrame } from './draw-frame.ts'
import { createSignWritingFilm } from './sign-writing-film.ts'

const frames = (word: string) => {
  const film = createSignWritingFilm(word)
  return Array.from({ length: film.frameCount }, (_, index) => film.frameAt(index))
}

describe('the film of a word', () => {
  it('shows each letter 550 ms with 180 ms in between, and rests 400 ms at both ends', () => {
    expect(createSignWritingFilm('Hund')).toMatchObject({ fps: 25, frameCount: Math.round((800 + 4 * 730 + 180) / 40) })
    expect(createSignWritingFilm('Hund').durationMs).toBe(createSignWritingFilm('Hund').frameCount * 40)
  })

  it('begins and ends with the same resting picture', () => {
    const all = frames('Oma')
    expect(all.slice(0, 10).every(({ key }) => key === 'rest')).toBe(true)
    expect(all.slice(-9).every(({ key, hands }) => key === 'rest' && hands.length === 0)).toBe(true)
  })

  it('gives like pictures like keys, and only those', () => {
    const drawn = new Map<string, string>()
    for (const frame of frames('Anna-Zoo')) {
      const { svg } = drawFrame(frame, 320, 240)
      expect(drawn.get(frame.key) ?? svg).toBe(svg)
      drawn.set(frame.key, svg)
    }
    expect(new Set(drawn.values()).size).toBe(drawn.size)
  })

  it('draws a word of eight letters in a third of its frames or less', () => {
    const all = frames('Schulhof')
    expect(new Set(all.map(({ key }) => key)).size).toBeLessThan(all.length / 3)
  })

  it('underlines the letters one after another, sch as one', () => {
    const ranges = frames('Tisch').flatMap(({ current }) => (current ? [`${current.from}-${current.to}`] : []))
    expect([...new Set(ranges)]).toEqual(['0-1', '1-2', '2-5'])
  })

  it('rests between two words', () => {
    const keys = frames('zu Ei').map(({ hands }) => hands.length > 0)
    expect(keys.join().replaceAll(/(true|false)(,\1)+/g, '$1')).toBe('false,true,false,true,false')
  })

  it('moves a doubled letter aside instead of fading it', () => {
    const second = frames('Zoo').filter(({ current }) => current?.from === 2)
    expect(second.every(({ hands }) => hands.length === 1 || hands.some(({ opacity }) => opacity < 1))).toBe(true)
    expect(second.some(({ hands }) => hands.length === 1 && hands[0]?.opacity === 1 && hands[0].offset.x === -8)).toBe(
      true,
    )
  })

  it('moves ä down and back', () => {
    const ys = frames('ä').flatMap(({ hands }) =>
      hands.filter(({ opacity }) => opacity === 1).map(({ offset }) => offset.y),
    )
    expect(Math.max(...ys)).toBeGreaterThan(10)
    expect([ys[0], ys.at(-1)]).toEqual([0, 0])
  })

  it('leaves the hand of z where its movement ends', () => {
    const last = frames('z').findLast(({ hands }) => hands[0]?.opacity === 1)
    expect(last?.hands[0]?.offset).toEqual({ x: -16, y: 14 })
  })

  it('has a poster that shows the first letter alone', () => {
    const film = createSignWritingFilm('Äpfel')
    expect(film.frameAt(film.posterIndex).hands).toEqual([{ letter: 'ä', offset: { x: 0, y: 0 }, opacity: 1 }])
  })

  it('takes every frame number', () => {
    const film = createSignWritingFilm('Ei')
    expect([film.frameAt(-5).key, film.frameAt(1e9).key]).toEqual(['rest', 'rest'])
  })

  it.each(['', '!?', '<script>', '😀', 'x'.repeat(120), 'مرحبا', 'A\u0308 b'])('can be made of %j', (word) => {
    const film = createSignWritingFilm(word)
    const { svg } = drawFrame(film.frameAt(film.posterIndex), 960, 720, { watermark: '<b>&' })
    expect(film.frameCount).toBeGreaterThanOrEqual(20)
    expect(svg).not.toMatch(/NaN|undefined|<script|<b>/)
  })
})
