import stored from '../../../../content/hands/letter-poses.json' with { type: 'json' }
import type { PartName } from './hand-mesh.ts'
import type { HandPose } from './hand-pose.ts'

/** How a letter of the manual alphabet is held and moved, seen by the reader. */
export type LetterPose = {
  readonly pose: HandPose
  /** Parts that touch each other: less than 2 mm apart. */
  readonly contacts: readonly (readonly [PartName, PartName])[]
  readonly movement: HandMovement | undefined
}
/** Lengths are millimetres as seen by the reader: x to the right, y downwards. */
export type HandMovement = {
  /** SVG path data from the place of the hand. */
  readonly path: string
  /** Whether the hand comes back. */
  readonly returns: boolean
  readonly durationMs: number
  /** Degrees by which the hand turns on the way. */
  readonly twist: number
}

/** The letters in the order of the alphabet: a to z, ä, ö, ü, ß, sch. */
export const LETTERS: readonly string[] = Object.keys(stored.letters)

export const findLetterPose = (letter: string): LetterPose => {
  const found = poses.get(letter)
  if (found === undefined) throw new Error(`There is no pose for the letter "${letter}".`)
  return found
}

/** Letters with the same handshape differ by their movement only. */
export const findHandshapeOfLetter = (letter: string): string => STORED[letter]?.handshape ?? letter

type StoredLetter = {
  readonly handshape?: string
  readonly pose?: HandPose
  readonly contacts?: readonly (readonly [PartName, PartName])[]
  readonly movement?: Omit<HandMovement, 'twist'> & { readonly twist?: number }
}
const STORED = stored.letters as unknown as Readonly<Record<string, StoredLetter>>

const readLetterPose = (letter: string): LetterPose => {
  const { movement } = STORED[letter]!
  const { pose = {}, contacts = [] } = STORED[findHandshapeOfLetter(letter)]!
  return { pose, contacts, movement: movement && { twist: 0, ...movement } }
}
const poses = new Map(LETTERS.map((letter) => [letter, readLetterPose(letter)]))
