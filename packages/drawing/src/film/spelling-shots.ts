import { type SpelledSign, spell } from '@gebaerdenraum/domain/media/fingerspelling'
import { FINGER_ALPHABET } from '../fingerspelling/finger-alphabet.ts'
import { letterOf } from '../fingerspelling/hand.ts'
import { type Point, pathPoints, pointOnPath } from './motion-path.ts'

/**
 * A stretch of the film. `rest` shows no hand; `letter` holds one and moves it where the letter asks for it; `change`
 * leads from what was before to what comes after.
 */
export type Shot = { readonly durationMs: number } & (
  | { readonly kind: 'rest' }
  | { readonly kind: 'letter'; readonly letter: ShownLetter }
  | { readonly kind: 'change'; readonly from: ShownLetter | undefined; readonly to: ShownLetter | undefined }
)

/** `from` and `to` are the characters of the word it stands for; `aside` is the offset of a doubled letter. */
export type ShownLetter = {
  readonly letter: string
  readonly from: number
  readonly to: number
  readonly aside: Point
}

/** The film of a word: still at both ends, so that it loops calmly. */
export const spellingShots = (word: string): readonly Shot[] => {
  const { signs } = spell(word, FINGER_ALPHABET)
  const shots: Shot[] = [{ kind: 'rest', durationMs: REST_MS }]
  let before: ShownLetter | undefined
  for (const sign of signs) {
    const next = sign.kind === 'letter' ? shownLetter(sign) : undefined
    shots.push({ kind: 'change', from: before, to: next, durationMs: timing.transitionMs })
    if (next) shots.push({ kind: 'letter', letter: next, durationMs: holdMs(next) })
    else shots.push({ kind: 'rest', durationMs: timing.wordPauseMs - timing.transitionMs })
    before = next
  }
  if (before) shots.push({ kind: 'change', from: before, to: undefined, durationMs: timing.transitionMs })
  return [...shots, { kind: 'rest', durationMs: REST_MS }]
}

/** Where the hand is, in symbol units from its place, `ms` after the letter's shot began. */
export const handOffset = ({ letter, aside }: ShownLetter, ms: number): Point => {
  const { movement } = letterOf(letter)
  if (!movement) return aside
  const progress = Math.max(0, Math.min(1, (ms - MOVE_AFTER_MS) / movement.durationMs))
  const share = smooth(movement.returns ? 1 - Math.abs(1 - 2 * progress) : progress)
  const { x, y } = pointOnPath(movement.path, share)
  return { x: aside.x + x, y: aside.y + y }
}

/** Starts and ends gently. */
export const smooth = (share: number): number => share * share * (3 - 2 * share)

const timing = FINGER_ALPHABET.spelling.suggestedTiming
const REST_MS = 400
/** Long enough to read the handshape before it moves. */
const MOVE_AFTER_MS = 160
const AFTER_MOVE_MS = 200

const holdMs = ({ letter }: ShownLetter): number => {
  const { movement } = letterOf(letter)
  return movement
    ? Math.max(timing.letterHoldMs, MOVE_AFTER_MS + movement.durationMs + AFTER_MOVE_MS)
    : timing.letterHoldMs
}

const shownLetter = ({ letter, from, to, isDouble }: SpelledSign & { readonly kind: 'letter' }): ShownLetter => ({
  letter,
  from,
  to,
  aside: isDouble ? (pathPoints(FINGER_ALPHABET.spelling.doubleLetter.path).at(-1) ?? CENTRE) : CENTRE,
})

const CENTRE: Point = { x: 0, y: 0 }
