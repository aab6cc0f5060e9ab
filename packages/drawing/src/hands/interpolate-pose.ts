import { FINGERS, type Finger, type HandPose, orientHand } from './hand-pose.ts'
import { type Mat, type Quaternion, rotateByQuaternion } from './vectors.ts'

/**
 * The pose at `share` (0 to 1) of the way between two poses: joints turn, nothing fades. On the way fingers loosen and the
 * thumb swings out, so that they do not run through each other.
 */
export const interpolatePose = (from: HandPose, to: HandPose, share: number): HandPose => {
  if (share <= 0) return from
  if (share >= 1) return to
  const mix = (one: number, other: number): number => one + (other - one) * share
  const mixList = (name: ListName, length: number): number[] =>
    Array.from({ length }, (_, index) => mix(from[name]?.[index] ?? 0, to[name]?.[index] ?? 0))
  const loose = Math.sin(Math.PI * share) * Math.min(1, measureChange(from, to, 'thumb') / FULL_SWING)
  const mixFinger = (finger: Finger): readonly number[] =>
    mixList(finger, 5).map((angle, index) => (index < BENDS ? angle * (1 - LOOSER_FINGERS * loose) : angle))
  return {
    root: interpolateRotation(orientHand(from), orientHand(to), share),
    arm: mixList('arm', 3),
    shift: mixList('shift', 2),
    cup: mix(from.cup ?? 0, to.cup ?? 0),
    ...Object.fromEntries((Object.keys(FINGERS) as Finger[]).map((finger) => [finger, mixFinger(finger)])),
    thumb: mixList('thumb', 5).map((angle) => angle * (1 - LOOSER_THUMB * loose)),
  }
}

type ListName = 'arm' | 'shift' | 'thumb' | Finger
/** The first values of a finger are its bends. */
const BENDS = 3
const LOOSER_FINGERS = 0.22
const LOOSER_THUMB = 0.55
/** In degrees over all joints of the thumb. */
const FULL_SWING = 60

const measureChange = (from: HandPose, to: HandPose, name: ListName): number =>
  Array.from({ length: 5 }, (_, index) => Math.abs((from[name]?.[index] ?? 0) - (to[name]?.[index] ?? 0))).reduce(
    (sum, angle) => sum + angle,
    0,
  )

/** By how many degrees the whole hand turns from one pose to the other. */
export const measureTurn = (from: HandPose, to: HandPose): number => {
  const [a, b] = [orientHand(from), orientHand(to)]
  const trace = a.reduce((sum, value, index) => sum + value * b[index]!, 0)
  return (Math.acos(Math.max(-1, Math.min(1, (trace - 1) / 2))) * 180) / Math.PI
}

/** The shortest way around one axis. */
const interpolateRotation = (from: Mat, to: Mat, share: number): Mat => {
  const p = toQuaternion(from)
  const raw = toQuaternion(to)
  const dot = p.reduce((sum, value, index) => sum + value * raw[index]!, 0)
  const sign = dot < 0 ? -1 : 1
  const angle = Math.acos(Math.min(1, dot * sign))
  const [one, other] =
    angle < 1e-4
      ? [1 - share, share]
      : [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
  return rotateByQuaternion(p.map((value, index) => value * one + raw[index]! * sign * other) as unknown as Quaternion)
}

const toQuaternion = (m: Mat): Quaternion => {
  const trace = m[0] + m[4] + m[8]
  if (trace > 0) {
    const s = 2 * Math.sqrt(trace + 1)
    return [(m[7] - m[5]) / s, (m[2] - m[6]) / s, (m[3] - m[1]) / s, s / 4]
  }
  if (m[0] > m[4] && m[0] > m[8]) {
    const s = 2 * Math.sqrt(1 + m[0] - m[4] - m[8])
    return [s / 4, (m[1] + m[3]) / s, (m[2] + m[6]) / s, (m[7] - m[5]) / s]
  }
  if (m[4] > m[8]) {
    const s = 2 * Math.sqrt(1 + m[4] - m[0] - m[8])
    return [(m[1] + m[3]) / s, s / 4, (m[5] + m[7]) / s, (m[2] - m[6]) / s]
  }
  const s = 2 * Math.sqrt(1 + m[8] - m[0] - m[4])
  return [(m[2] + m[6]) / s, (m[5] + m[7]) / s, s / 4, (m[3] - m[1]) / s]
}
