import { REVEAL_PARTS, type RevealPart } from '../catalogue/reveal.ts'
import type { LearnPass } from './player.ts'
import type { RepetitionPass } from './player-repetition.ts'

/** What a browser keeps while a list is gone through, so that a reload or a closed tab comes back to the same card. */
export type SavedPlay = {
  readonly covered: readonly RevealPart[]
  /** In milliseconds. */
  readonly savedAt: number
} & ({ readonly mode: 'learn'; readonly pass: LearnPass } | { readonly mode: 'repeat'; readonly pass: RepetitionPass })

/** A sitting that was left the day before is not gone on with: other cards are due by now. */
const REPETITION_LIFE_MS = 12 * 3_600_000

/** Reads what was kept; null where it is not understood or too old. */
export const readSavedPlay = (value: unknown, now: number): SavedPlay | null => {
  if (!isRecord(value) || !isRecord(value['pass']) || typeof value['savedAt'] !== 'number') return null
  const { mode, pass, savedAt } = value
  const given = Array.isArray(value['covered']) ? value['covered'] : []
  const facts = { savedAt, covered: REVEAL_PARTS.filter((part) => given.includes(part)) }
  if (mode === 'learn' && isLearnPass(pass)) return { ...facts, mode, pass }
  const isFresh = now - savedAt < REPETITION_LIFE_MS
  return mode === 'repeat' && isFresh && isRepetitionPass(pass) ? { ...facts, mode, pass } : null
}

type Unknown = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

const isIndex = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

const isLearnPass = (pass: Unknown): pass is Unknown & LearnPass =>
  typeof pass['isShuffled'] === 'boolean' &&
  typeof pass['isShared'] === 'boolean' &&
  ['signs', 'order', 'learned'].every((name) => areIds(pass[name])) &&
  isIndex(pass['index']) &&
  Array.isArray(pass['history']) &&
  pass['history'].every(isStep)

const isStep = (step: unknown): boolean => {
  if (!isRecord(step)) return false
  if (step['kind'] === 'learned') return typeof step['sign'] === 'string'
  if (step['kind'] === 'not-yet')
    return typeof step['sign'] === 'string' && (step['review'] === null || typeof step['review'] === 'string')
  return step['kind'] === 'started-again' && areIds(step['learned']) && areIds(step['order']) && isIndex(step['index'])
}

const isRepetitionPass = (pass: Unknown): pass is Unknown & RepetitionPass =>
  areIds(pass['signs']) &&
  areIds(pass['queue']) &&
  isIndex(pass['index']) &&
  (pass['last'] === null ||
    (isRecord(pass['last']) &&
      typeof pass['last']['review'] === 'string' &&
      areIds(pass['last']['queue']) &&
      isIndex(pass['last']['index'])))
