import { type Props, separateTexts } from './separate-texts.ts'

/** Elements whose text means something else, or nothing, in another language: drawings, what people typed, codes, keys. */
const UNTRANSLATED: ReadonlySet<unknown> = new Set(['svg', 'textarea', 'code', 'kbd'])

/** What every element needs so that the page goes on working while a browser translates it (decision 0047). */
export const protectFromTranslators = (type: unknown, props: unknown): Props => {
  const separated = separateTexts(type, props as Props)
  return UNTRANSLATED.has(type) ? { translate: 'no', ...separated } : separated
}
