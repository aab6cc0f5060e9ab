import type { Point } from './motion-path.ts'
import { handOffset, type Shot, type ShownLetter, smooth, spellingShots } from './spelling-shots.ts'

/** A fingerspelled word as a film. Frames are counted from 0; frames with the same `key` are the same picture. */
export type Film = {
  readonly word: string
  readonly fps: typeof FPS
  readonly frameCount: number
  readonly durationMs: number
  /** The frame that stands for the whole film: the first letter, fully shown. */
  readonly posterIndex: number
  readonly frameAt: (index: number) => FilmFrame
}

export type FilmFrame = {
  readonly key: string
  readonly word: string
  readonly hands: readonly ShownHand[]
  /** The characters underlined in the word, `to` exclusive; `undefined` while the hand rests. */
  readonly current: { readonly from: number; readonly to: number } | undefined
}

/** `offset` in symbol units from the letter's place; `opacity` from 0 to 1. */
export type ShownHand = { readonly letter: string; readonly offset: Point; readonly opacity: number }

export const FPS = 25
const FRAME_MS = 1000 / FPS

export const createSignWritingFilm = (word: string): Film => {
  const written = word.normalize('NFC')
  const scenes = timed(spellingShots(written))
  const endMs = scenes.at(-1)?.endMs ?? 0
  const frameCount = Math.round(endMs / FRAME_MS)
  const firstLetter = scenes.find(({ shot }) => shot.kind === 'letter')
  return {
    word: written,
    fps: FPS,
    frameCount,
    durationMs: frameCount * FRAME_MS,
    posterIndex: firstLetter ? Math.ceil(firstLetter.startMs / FRAME_MS) : 0,
    frameAt: (index) => {
      const ms = Math.max(0, Math.min(frameCount - 1, Math.trunc(index))) * FRAME_MS
      const scene = scenes.find((one) => ms < one.endMs) ?? scenes.at(-1)!
      return frame(written, scene.shot, ms - scene.startMs)
    },
  }
}

type Scene = { readonly shot: Shot; readonly startMs: number; readonly endMs: number }

const timed = (shots: readonly Shot[]): readonly Scene[] => {
  let startMs = 0
  return shots.map((shot) => {
    const scene = { shot, startMs, endMs: startMs + shot.durationMs }
    startMs = scene.endMs
    return scene
  })
}

const frame = (word: string, shot: Shot, ms: number): FilmFrame => {
  const hands = handsOf(shot, ms).map(rounded)
  const shown = currentLetter(shot, ms)
  const current = shown && { from: shown.from, to: shown.to }
  return { key: keyOf(hands, current), word, hands, current }
}

const handsOf = (shot: Shot, ms: number): readonly ShownHand[] => {
  if (shot.kind === 'rest') return []
  if (shot.kind === 'letter') return [shownHand(shot.letter, handOffset(shot.letter, ms), 1)]
  const share = smooth(ms / shot.durationMs)
  const [from, to] = [shot.from && offsetAtEnd(shot.from), shot.to && handOffset(shot.to, 0)]
  // A doubled letter is the same hand moving aside: fading it into itself would flicker.
  if (from && to && shot.from?.letter === shot.to?.letter) return [shownHand(shot.to!, between(from, to, share), 1)]
  return [
    ...(shot.from && from ? [shownHand(shot.from, between(from, to ?? from, share), 1 - share)] : []),
    ...(shot.to && to ? [shownHand(shot.to, between(from ?? to, to, share), share)] : []),
  ].filter(({ opacity }) => opacity > 0)
}

const currentLetter = (shot: Shot, ms: number): ShownLetter | undefined => {
  if (shot.kind === 'rest') return undefined
  if (shot.kind === 'letter') return shot.letter
  return ms < shot.durationMs / 2 ? shot.from : shot.to
}

const shownHand = ({ letter }: ShownLetter, offset: Point, opacity: number): ShownHand => ({ letter, offset, opacity })

const offsetAtEnd = (letter: ShownLetter): Point => handOffset(letter, Number.POSITIVE_INFINITY)

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})

/** A tenth of a unit is about a pixel: finer steps would only make more pictures. */
const rounded = ({ letter, offset, opacity }: ShownHand): ShownHand => ({
  letter,
  offset: { x: round(offset.x, 10), y: round(offset.y, 10) },
  opacity: round(opacity, 100),
})
const round = (value: number, parts: number): number => Math.round(value * parts) / parts + 0

const keyOf = (hands: readonly ShownHand[], current: FilmFrame['current']): string =>
  [
    ...hands.map(({ letter, offset, opacity }) => `${letter}@${offset.x},${offset.y}*${opacity}`),
    current ? `${current.from}-${current.to}` : 'rest',
  ].join(' ')
