import { toWellFormedText } from '@gebaerdenraum/domain/kernel/well-formed'

/** Text as it may stand inside an element. Control characters are not allowed in XML at all, not even escaped. */
export const text = (value: string): string =>
  toWellFormedText(value)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are what XML forbids.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

export const attribute = (value: string): string =>
  text(value)
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll(/[\t\n\r]/g, ' ')

/** Two decimals are a hundredth of a pixel; more only makes the file bigger. */
export const number = (value: number): string => String(Number(value.toFixed(2)))
