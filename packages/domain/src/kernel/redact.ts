/**
 * Takes out of a text what may tell who somebody is or let somebody in: mail addresses, network addresses, queries
 * of addresses, tokens. For texts that leave the product, such as messages of errors; of a long text only the beginning.
 */
export const redact = (text: string): string =>
  PATTERNS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), keepBeginning(text))

/** The patterns take time with the square of the length. */
const REDACTED_LENGTH = 4_000

/** Cut before a word: a piece of a token would not be recognised as one. */
const keepBeginning = (text: string): string => {
  if (text.length <= REDACTED_LENGTH) return text
  const beginning = text.slice(0, REDACTED_LENGTH)
  return `${beginning.slice(0, Math.max(0, beginning.lastIndexOf(' ')))} …`
}

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"'(),:;=[\]]+@[^\s<>"'(),:;=[\]]+/g, '[mail]'],
  [/\b(Bearer|token|password|passwort)(["']?\s*[:=]?\s*["']?)[^\s"',;)}]+/gi, '$1$2[secret]'],
  [/\?[\w$%.[\]-]+=[^\s"'<>)]*/g, '?[query]'],
  // Random characters: long, with small and capital letters and digits mixed. Names in code are no such words.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}(?![\w-])/g, '[secret]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[secret]'],
  [/(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g, '[address]'],
  [/(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi, '[address]'],
]

/** An address as a pattern: no query, no fragment, and `*` for each part that is an id, a token or a number. */
export const redactAddress = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part, index) => (index > 2 || !address.includes('://') ? redactPart(part) : part))
    .join('/')

const redactPart = (part: string): string => (/\d|@|%|^.{25,}$|_/.test(part) && !isFile(part) ? '*' : part)

/** The product's own code, `index-abc123.js`: needed to find the line, and nobody's. */
const isFile = (part: string): boolean => /^[\w.-]+\.(?:m?js|css|tsx?)(?::\d+){0,2}$/.test(part)
