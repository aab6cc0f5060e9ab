import { toWellFormedText } from './well-formed.ts'

/** `max`: characters (code points). `hasLines`: whether a text may have several lines. */
export type TextRule = { readonly max: number; readonly hasLines: boolean }

/**
 * A text as it may be kept: composed accents, no control characters (the database takes none), no longer than allowed.
 * Blanks at its ends stay: somebody is typing.
 */
export const keptText = (text: string, { max, hasLines }: TextRule): string => {
  const lines = toWellFormedText(text).replace(/\r\n?/g, '\n')
  const controlled = hasLines ? lines.replace(/[^\P{Cc}\n]/gu, '') : lines.replace(/\n/g, ' ').replace(/\p{Cc}/gu, '')
  // What stood between two characters may have kept them from being one.
  return [...controlled.normalize('NFC')].slice(0, max).join('')
}
