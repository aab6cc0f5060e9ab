import { type SpelledSign, spell } from '@gebaerdenraum/domain/media/fingerspelling'
import { FINGER_ALPHABET } from '../fingerspelling/finger-alphabet.ts'
import type { HandPose } from '../hands/hand-pose.ts'
import { interpolatePose, measureTurn } from '../hands/interpolate-pose.ts'
import { findLetterPose } from '../hands/letter-poses.ts'
import { pointOnPath } from './motion-path.ts'
import { FPS } from './sign-writing-film.ts'

/**
 * A fingerspelled word as a film of one hand that turns, opens and closes from letter to letter. Frames are counted from
 * 0; all times are whole frames, so that a change from one letter to another has the same frames in every word.
 */
export type HandFilm = {
  readonly word: string
  readonly fps: typeof FPS
  readonly frameCount: number
  readonly durationMs: number
  /** The frame that stands for the whole film: the first letter, fully shown. */
  readonly posterIndex: number
  readonly frameAt: (index: number) => HandFilmFrame
}

export type HandFilmFrame = {
  /** Frames with the same key show the same hand, in this word and in any other. */
  readonly handKey: string
  readonly pose: HandPose
  /** What is spelled: the letter, and its characters in the word, `to` exclusive; `undefined` while the hand rests. */
  readonly current: SpelledLetter | undefined
}
export type SpelledLetter = { readonly letter: string; readonly from: number; readonly to: number }

export const createHandFilm = (word: string): HandFilm => {
  const written = word.normalize('NFC')
  const shots = createShots(written)
  const frameCount = shots.reduce((sum, { frames }) => sum + frames, 0)
  return {
    word: written,
    fps: FPS,
    frameCount,
    durationMs: frameCount * FRAME_MS,
    posterIndex: 0,
    frameAt(index) {
      let left = Math.max(0, Math.min(frameCount - 1, Math.trunc(index)))
      for (const shot of shots) {
        if (left < shot.frames) return drawShot(shot, left)
        left -= shot.frames
      }
      throw new Error('A film has a frame for every number.')
    },
  }
}

const FRAME_MS = 1000 / FPS
const toFrames = (ms: number): number => Math.round(ms / FRAME_MS)

/** A pose that is held, a movement of a held letter, or the way from one pose to another. */
type Shot = { readonly frames: number } & (
  | { readonly kind: 'hold'; readonly stop: Stop; readonly share: number }
  | { readonly kind: 'move'; readonly stop: Stop }
  | { readonly kind: 'change'; readonly from: Stop; readonly to: Stop; readonly isDouble: boolean }
)

/** Something the hand shows: a letter of the word, or the rest between two words. */
type Stop = {
  /** Of the pose: letter and whether it stands aside. */
  readonly key: string
  readonly current: SpelledLetter | undefined
  /** `share` of the letter's movement is done. */
  readonly poseAt: (share: number) => HandPose
}

const timing = FINGER_ALPHABET.spelling.suggestedTiming
const HOLD_FRAMES = toFrames(timing.letterHoldMs)
/** Added to the first and last letter, so that the film begins and ends calmly. */
const CALM_FRAMES = 8
/** Long enough to read the handshape before it moves, and after. */
const BEFORE_MOVE_FRAMES = 4
const AFTER_MOVE_FRAMES = 5
const CHANGE_MS = 220
/** A hand that turns over takes longer. */
const CHANGE_MS_PER_DEGREE = 1.5

const createShots = (word: string): readonly Shot[] => {
  const { signs } = spell(word, FINGER_ALPHABET)
  const shots: Shot[] = []
  let before: Stop | undefined
  for (const [index, sign] of signs.entries()) {
    const stop = sign.kind === 'letter' ? createLetterStop(sign) : REST
    if (before) shots.push(createChange(before, stop, sign.kind === 'letter' && sign.isDouble))
    const calm = {
      before: index === 0 ? CALM_FRAMES : 0,
      after: index === signs.length - 1 ? CALM_FRAMES : 0,
    }
    shots.push(...createStopShots(stop, sign, calm))
    before = stop
  }
  return shots.length > 0 ? shots : [{ kind: 'hold', stop: REST, share: 0, frames: HOLD_FRAMES + CALM_FRAMES }]
}

/** Frames for which a sign is held longer: before its movement and after it. */
type Calm = { readonly before: number; readonly after: number }

const createStopShots = (stop: Stop, sign: SpelledSign, calm: Calm): readonly Shot[] => {
  if (sign.kind === 'pause') {
    return [{ kind: 'hold', stop, share: 0, frames: toFrames(timing.wordPauseMs - CHANGE_MS) }]
  }
  const { movement } = findLetterPose(sign.letter)
  if (!movement) return [{ kind: 'hold', stop, share: 0, frames: HOLD_FRAMES + calm.before + calm.after }]
  return [
    { kind: 'hold', stop, share: 0, frames: BEFORE_MOVE_FRAMES + calm.before },
    { kind: 'move', stop, frames: toFrames(movement.durationMs) },
    { kind: 'hold', stop, share: 1, frames: AFTER_MOVE_FRAMES + calm.after },
  ]
}

const createChange = (from: Stop, to: Stop, isDouble: boolean): Shot => {
  const degrees = measureTurn(from.poseAt(1), to.poseAt(0))
  return { kind: 'change', from, to, isDouble, frames: toFrames(CHANGE_MS + CHANGE_MS_PER_DEGREE * degrees) }
}

const drawShot = (shot: Shot, frame: number): HandFilmFrame => {
  if (shot.kind === 'hold') {
    const { stop, share } = shot
    return { handKey: `${stop.key} ${share}`, pose: stop.poseAt(share), current: stop.current }
  }
  const progress = (frame + 1) / (shot.frames + 1)
  if (shot.kind === 'move') {
    const { stop } = shot
    return { handKey: `${stop.key} ${frame + 1}/${shot.frames}`, pose: stop.poseAt(progress), current: stop.current }
  }
  const { from, to, isDouble } = shot
  const pose = interpolatePose(from.poseAt(1), to.poseAt(0), smooth(progress))
  const [x = 0, y = 0] = pose.shift ?? []
  return {
    handKey: `${from.key}>${to.key} ${frame + 1}/${shot.frames}`,
    pose: isDouble ? { ...pose, shift: [x, y + HOP_MM * Math.sin(Math.PI * progress)] } : pose,
    current: progress < 0.5 ? from.current : to.current,
  }
}

/** Starts and ends gently. */
const smooth = (share: number): number => share * share * (3 - 2 * share)

/** The second of two like letters: so far to the reader's left, with a small hop. */
const ASIDE_MM = 26
const HOP_MM = 9

const createLetterStop = ({ letter, isDouble, from, to }: SpelledSign & { readonly kind: 'letter' }): Stop => {
  const { pose, movement } = findLetterPose(letter)
  const [x = 0, y = 0] = pose.shift ?? []
  const left = isDouble ? x - ASIDE_MM : x
  return {
    key: isDouble ? `${letter}+` : letter,
    current: { letter, from, to },
    poseAt(share) {
      if (!movement) return { ...pose, shift: [left, y] }
      const along = smooth(movement.returns ? 1 - Math.abs(1 - 2 * share) : share)
      const at = pointOnPath(movement.path, along)
      const [yaw = 0, pitch = 0, roll = 0] = pose.turn ?? []
      return { ...pose, turn: [yaw + movement.twist * along, pitch, roll], shift: [left + at.x, y - at.y] }
    },
  }
}

/** Between two words the hand relaxes and sinks a little. */
const REST: Stop = {
  key: 'rest',
  current: undefined,
  poseAt: () => ({
    turn: [-24, 18, 0],
    shift: [0, -34],
    index: [26, 22, 12, 0],
    middle: [30, 26, 14, 0],
    ring: [34, 30, 16, 2],
    little: [38, 30, 18, 6],
    thumb: [10, 2, 8, 8, 12],
  }),
}
