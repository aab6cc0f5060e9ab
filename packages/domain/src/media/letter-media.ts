import type { AlphabetLetter } from './alphabet-letters.ts'
import { LOOK_FIELDS, type LookOptions, readLookOptions, writeLookOptions } from './spelling-look.ts'

/** What everybody may fetch of a letter: the film in 720p and 360p, its still picture, and the drawing as SVG. */
export const LETTER_VARIANTS = ['video', 'tiny', 'poster', 'drawing'] as const
export type LetterVariant = (typeof LETTER_VARIANTS)[number]

export const isLetterVariant = (value: unknown): value is LetterVariant =>
  LETTER_VARIANTS.some((variant) => variant === value)

/**
 * The address of a letter's medium. `revision` is the drawing version: with the current one and a colouring an answer may
 * be kept for long.
 */
export const addressOfLetter = (
  letter: AlphabetLetter,
  variant: LetterVariant,
  { revision, ...options }: LookOptions & { readonly revision: number },
): string => {
  const fields = [writeLookOptions(options), `v=${revision}`].filter(Boolean)
  return `/media/letters/${encodeURIComponent(letter)}/${variant}?${fields.join('&')}`
}

/** The look that an address asks for; `wrong` names the first field that is unknown or has a wrong value. */
export const readLetterQuery = (
  query: Readonly<Record<string, unknown>>,
): { readonly options: LookOptions } | { readonly wrong: string } => {
  const { options, invalid } = readLookOptions(query)
  const wrong = invalid ?? findWrongField(query, LOOK_FIELDS)
  return wrong === undefined ? { options } : { wrong }
}

/** The first field besides those of the caller that public media of letters do not have, or with a value it cannot have. */
export const findWrongField = (
  query: Readonly<Record<string, unknown>>,
  others: readonly string[],
): string | undefined =>
  Object.entries(query).find(([name, value]) => {
    if (name === 'v') return typeof value !== 'string' || !/^\d{1,6}$/.test(value)
    return name === 'dl' ? value !== '1' : !others.includes(name)
  })?.[0]
