import type { AlphabetLetter } from './alphabet-letters.ts'
import { type Colouring, isColouring } from './colourings.ts'

/** What everybody may fetch of a letter: the film in 720p and 360p, its still picture, and the drawing as SVG. */
export const LETTER_VARIANTS = ['video', 'tiny', 'poster', 'drawing'] as const
export type LetterVariant = (typeof LETTER_VARIANTS)[number]

export const isLetterVariant = (value: unknown): value is LetterVariant =>
  LETTER_VARIANTS.some((variant) => variant === value)

export type LetterLook = { readonly colouring: Colouring; readonly isWithoutText: boolean }

/** The address of a letter's medium. `revision` is the drawing version: with the current one it may be kept for long. */
export const addressOfLetter = (
  letter: AlphabetLetter,
  variant: LetterVariant,
  { colouring, isWithoutText, revision }: LetterLook & { readonly revision: number },
): string => {
  const words = isWithoutText ? '&words=0' : ''
  return `/media/letters/${encodeURIComponent(letter)}/${variant}?tone=${colouring}${words}&v=${revision}`
}

export const DEFAULT_COLOURING: Colouring = 'medium'

/** The look that an address asks for; `wrong` names the first field that is unknown or has a wrong value. */
export const readLetterLook = (
  query: Readonly<Record<string, unknown>>,
): { readonly look: LetterLook } | { readonly wrong: string } => {
  const wrong = Object.keys(query).find((name) => !(Object.hasOwn(CHECKS, name) && CHECKS[name]?.(query[name])))
  if (wrong !== undefined) return { wrong }
  const { tone = DEFAULT_COLOURING, words } = query
  return { look: { colouring: tone as Colouring, isWithoutText: words === '0' } }
}

type Check = (value: unknown) => boolean
const CHECKS: Readonly<Record<string, Check | undefined>> = {
  tone: isColouring,
  words: (value) => value === '0' || value === '1',
  v: (value) => typeof value === 'string' && /^\d{1,6}$/.test(value),
  dl: (value) => value === '1',
}
