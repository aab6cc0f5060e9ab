import { describe, expect, it } from 'vitest'
import { readHandMesh } from '../hands/hand-mesh.ts'
import { poseHand } from '../hands/hand-pose.ts'
import { LETTERS } from '../hands/letter-poses.ts'
import { createHandFilm, type HandFilmFrame } from './hand-film.ts'
import { createStageCamera, STAGE_PARTS } from './stage-geometry.ts'

const readFrames = (word: string): readonly HandFilmFrame[] => {
  const film = createHandFilm(word)
  return Array.from({ length: film.frameCount }, (_, index) => film.frameAt(index))
}
const mesh = readHandMesh()
const pose = (frame: HandFilmFrame): Float32Array => poseHand(mesh, frame.pose)

/** The largest way of a vertex in millimetres, the place of the hand included. */
const measureStep = (one: HandFilmFrame, other: HandFilmFrame): number => {
  const [a, b] = [pose(one), pose(other)]
  const [ax = 0, ay = 0] = one.pose.shift ?? []
  const [bx = 0, by = 0] = other.pose.shift ?? []
  let most = 0
  for (let at = 0; at < a.length; at += 3) {
    most = Math.max(
      most,
      Math.hypot(a[at]! + ax - b[at]! - bx, a[at + 1]! + ay - b[at + 1]! - by, a[at + 2]! - b[at + 2]!),
    )
  }
  return most
}

describe('the film of a hand', () => {
  it('holds every letter 14 frames, the first and the last 8 frames longer', () => {
    const letters = readFrames('Ofen').map(({ handKey, current }) => `${handKey.includes('/') ? '-' : current?.letter}`)
    const runs = letters.join('').matchAll(/(.)\1*/g)
    expect([...runs].filter(([, shown]) => shown !== '-').map(([run, shown]) => [shown, run.length])).toEqual([
      ['o', 22],
      ['f', 14],
      ['e', 14],
      ['n', 22],
    ])
  })

  it.each(['j', 'ä', 'z'])('begins and ends calmly where %s moves', (letter) => {
    const frames = readFrames(`${letter}a${letter}`)
    const isStill = ({ handKey }: HandFilmFrame) => !handKey.includes('/')
    expect(frames.findIndex((frame) => !isStill(frame))).toBe(4 + 8)
    expect(frames.toReversed().findIndex((frame) => !isStill(frame))).toBe(5 + 8)
  })

  it('shows the first letter from the first frame on, which is the poster', () => {
    const film = createHandFilm('Ofen')
    expect(film.posterIndex).toBe(0)
    expect(film.frameAt(0).current).toEqual({ letter: 'o', from: 0, to: 1 })
  })

  it('turns the same frames for a pair of letters in every word', () => {
    const findChange = (word: string) =>
      readFrames(word).flatMap(({ handKey, pose: held }) => (handKey.startsWith('e>r ') ? [{ handKey, held }] : []))
    expect(findChange('Herd').length).toBeGreaterThan(4)
    expect(findChange('Herd')).toEqual(findChange('Erde'))
  })

  it('gives the same key to the same pose only', () => {
    const poses = new Map<string, string>()
    for (const word of ['Anna', 'Zoo', 'Jäger', 'zu Fuß', 'Nase']) {
      for (const frame of readFrames(word)) {
        const held = JSON.stringify(frame.pose)
        expect(poses.get(frame.handKey) ?? held).toBe(held)
        poses.set(frame.handKey, held)
      }
    }
  })

  it.each(['Hundehof', 'Quax', 'Jazz', 'Zähmung', 'zu Fuß', 'Vogt-Gymnasium'])(
    'moves through %s without a jump',
    (word) => {
      const frames = readFrames(word)
      const steps = frames.slice(1).map((frame, index) => measureStep(frames[index]!, frame))
      expect(Math.max(...steps)).toBeLessThan(60)
    },
  )

  it('keeps every letter, movement and change within its part of the stage', { timeout: 60_000 }, () => {
    const seen = new Set<string>()
    const { width, height } = STAGE_PARTS.hand
    const outside: string[] = []
    for (const pair of LETTERS.flatMap((one) => [...LETTERS, ' a'].map((other) => one + other))) {
      for (const [index, frame] of readFrames(pair).entries()) {
        if (index % 2 === 1 || seen.has(frame.handKey)) continue
        seen.add(frame.handKey)
        if (!isWithin(frame, width, height)) outside.push(frame.handKey)
      }
    }
    expect(seen.size).toBeGreaterThan(3000)
    expect(outside).toEqual([])
  })

  it('sets the second of two like letters aside with a hop, a third back', () => {
    const frames = readFrames('aaa')
    const held = frames.filter(({ handKey }) => !handKey.includes('/'))
    const placeX = (index: number) => held.find(({ current }) => current?.from === index)!.pose.shift![0]
    expect([placeX(0), placeX(1), placeX(2)]).toEqual([0, -26, 0])
    const heights = frames.filter(({ handKey }) => handKey.startsWith('a>a+')).map((frame) => frame.pose.shift![1]!)
    expect(Math.max(...heights)).toBeGreaterThan(8)
  })

  it('moves ä, ö, ü and ß down and back, j and z along their path', () => {
    const lowest = (letter: string) => Math.min(...readFrames(letter).map(({ pose: held }) => held.shift![1]!))
    for (const letter of ['ä', 'ö', 'ü', 'ß']) {
      const frames = readFrames(letter)
      const rest = frames[0]!.pose.shift![1]!
      expect(rest - lowest(letter)).toBeGreaterThan(40)
      expect(frames.at(-1)!.pose.shift).toEqual(frames[0]!.pose.shift)
    }
    const [j, z] = [readFrames('j'), readFrames('z')]
    expect(j.at(-1)!.pose.turn![0]! - j[0]!.pose.turn![0]!).toBe(40)
    expect(z.at(-1)!.pose.shift).toEqual([-54, -44])
  })

  it('relaxes between two words and names no letter there', () => {
    const rest = readFrames('zu Ei').filter(({ handKey }) => handKey === 'rest 0')
    expect(rest.length).toBeGreaterThan(4)
    expect(rest.every(({ current }) => current === undefined)).toBe(true)
  })

  it('shows a resting hand for a word without any letter', () => {
    const frames = readFrames('!?')
    expect(new Set(frames.map(({ handKey }) => handKey))).toEqual(new Set(['rest 0']))
  })

  it('has a frame for every number', () => {
    const film = createHandFilm('Ei')
    expect(film.frameAt(-3)).toEqual(film.frameAt(0))
    expect(film.frameAt(1e9)).toEqual(film.frameAt(film.frameCount - 1))
    expect(film.frameAt(1.7)).toEqual(film.frameAt(1))
  })
})

/** Of the posed hand with its lines. */
const isWithin = (frame: HandFilmFrame, width: number, height: number): boolean => {
  const points = pose(frame)
  const { x, y, scale, distance = 1 } = createStageCamera(frame.pose.shift)
  const edge = 3
  for (let at = 0; at < points.length; at += 3) {
    const k = (scale * distance) / (distance - points[at + 2]!)
    const px = x + points[at]! * k
    const py = y - points[at + 1]! * k
    if (px < edge || py < edge || px > width - edge || py > height - edge) return false
  }
  return true
}
