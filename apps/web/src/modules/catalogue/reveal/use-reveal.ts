import {
  coverParts,
  nextCovered,
  type RevealPart,
  type RevealState,
  reveal,
  revealPartOfKey,
} from '@gebaerdenraum/domain/catalogue/reveal'
import { useState } from 'react'
import { isKeyOfControl } from '../player/is-key-of-control.ts'

export type Reveal = {
  readonly state: RevealState
  readonly uncover: (part: RevealPart) => void
  /** Uncovers by 1, 2, 3, or the next part by space. Says whether the key was used up. */
  readonly pressKey: (event: KeyboardEvent) => boolean
}

/**
 * Which parts of one sign are covered. Other `parts` begin again with everything covered that they name; so does the
 * next sign, which needs a `key` of its own.
 */
export const useReveal = (parts: readonly RevealPart[], isLicensed: boolean): Reveal => {
  const begin = () => ({ asked: askedFor(parts, isLicensed), state: coverParts(parts, isLicensed) })
  const [current, setCurrent] = useState(begin)
  const isOther = current.asked !== askedFor(parts, isLicensed)
  if (isOther) setCurrent(begin)
  const { state } = isOther ? begin() : current
  const uncover = (part: RevealPart) =>
    setCurrent(({ asked, state: before }) => ({ asked, state: reveal(before, part) }))
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isKeyOfControl(event)) return false
    const part = event.key === ' ' ? nextCovered(state) : revealPartOfKey(event.key)
    if (!part || reveal(state, part) === state) return false
    event.preventDefault()
    uncover(part)
    return true
  }
  return { state, uncover, pressKey }
}

const askedFor = (parts: readonly RevealPart[], isLicensed: boolean): string => `${isLicensed} ${parts.join(' ')}`
