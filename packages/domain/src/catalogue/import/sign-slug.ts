export const SLUG_MAX_LENGTH = 120

const SLUG_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The form that the database enforces too: it stands in addresses and in the names of media files. */
export const isSlug = (text: string): boolean => text.length <= SLUG_MAX_LENGTH && SLUG_FORM.test(text)

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
}

/** `Großes Fußballtor` → `grosses-fussballtor`. Empty when the text holds no letter or digit that can be kept. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæœøł]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/-$/, '')
