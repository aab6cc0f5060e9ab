/**
 * The package cuts the face into files by ranges of characters; some characters are in several. All of them ship; a
 * character is taken from the first file that has it.
 */
export const ANDIKA_PARTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const
export type AndikaPart = (typeof ANDIKA_PARTS)[number]

/** As it is imported. */
export const andikaFile = (part: AndikaPart, weight: 400 | 700): string =>
  `@fontsource/andika/files/andika-${part}-${weight}-normal.woff`
