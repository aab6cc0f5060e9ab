import {
  coverParts,
  nextCovered,
  type RevealPart,
  type RevealState,
  reveal,
  revealPartOfKey,
} from '@gebaerdenraum/domain/signs/reveal'
import { useState } from 'react'
import { isKeyOfControl } from '../player/is-key-of-control.ts'

export type Reveal = {
  readonly state: RevealState
  readonly uncover: (part: RevealPart) => void
  /** Uncovers by 1, 2, 3, or the next part by space. Says whether the key was used up. */
  readonly pressKey: (event: KeyboardEvent) => boolean
}

/** Which parts of one sign are covered. For the next sign mount it anew (`key`): everything is covered again. */
export const useReveal = (parts: readonly RevealPart[], isLicensed: boolean): Reveal => {
  const [state, setState] = useState(() => coverParts(parts, isLicensed))
  const uncover = (part: RevealPart) => setState((current) => reveal(current, part))
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
