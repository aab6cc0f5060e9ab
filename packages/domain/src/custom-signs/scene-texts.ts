import { keptText, type TextRule } from '../kernel/kept-text.ts'
import type { FixedTextKey } from './scene.ts'

/** How many characters can still be read where; specification 2 names no limits. */
export const FREE_TEXT_RULE: TextRule = { max: 300, hasLines: true }
export const FIXED_TEXT_RULES: Readonly<Record<FixedTextKey, TextRule>> = {
  textComposedTopLeft: { max: 60, hasLines: false },
  textComposedTopRight: { max: 60, hasLines: false },
  textBottomRight: { max: 120, hasLines: false },
}

export const keptFreeText = (text: string): string => keptText(text, FREE_TEXT_RULE)
export const keptFixedText = (key: FixedTextKey, text: string): string => keptText(text, FIXED_TEXT_RULES[key])

/** Blanks alone are no text: nobody could see or grasp it (specification 2, section 5). */
export const isEmptyText = (text: string): boolean => !/[^\p{Z}\p{Cf}\p{Cc}]/u.test(text)
