import { describe, expect, test } from 'vitest'
import { emailAddressIn, emailKey, isEmailAddress } from './accounts/email-address.ts'
import { newPasswordFault } from './accounts/password-rule.ts'
import { auditDetails } from './audit/audit-details.ts'
import { isSepaIban } from './billing/customers/iban.ts'
import { cardBrandOf, isCardNumber } from './billing/customers/payment-methods.ts'
import { isVatIdOf } from './billing/customers/vat-id.ts'
import { isLeitwegId } from './billing/invoices/leitweg-id.ts'
import { hasInvisible, lengthOf, tidy } from './catalogue/catalogue-changes/sign-fields.ts'
import { readCsvHeader } from './catalogue/import/csv-header.ts'
import { withFormula, withoutFormula } from './catalogue/import/csv-line.ts'
import { readCsvRecords } from './catalogue/import/csv-records.ts'
import { readMediaFileName } from './catalogue/import/media-file-name.ts'
import { readSignRows } from './catalogue/import/read-sign-rows.ts'
import { isSlug, slugOf } from './catalogue/import/sign-slug.ts'
import { foldedWords, foldings } from './catalogue/search/fold.ts'
import { parseQuery } from './catalogue/search/query-words.ts'
import { pageTextProblem } from './content/page-text-cost.ts'
import { isEmptyText, keptFreeText } from './custom-signs/scene-texts.ts'
import { readClip } from './documents/element-clip.ts'
import { zoomOf } from './documents/zoom.ts'
import { fileNameKey, fileNameProblem, freeFileName } from './files/file-names.ts'
import { idsOfPath, ownerOfRoot } from './files/file-paths.ts'
import { isId } from './images/image-reference.ts'
import { keptText } from './kernel/kept-text.ts'
import { redact, redactAddress } from './kernel/redact.ts'
import { cleanLine, hasOnlyLineCharacters, hasVisible, looksLikeAddress, normalLine } from './kernel/visible-line.ts'
import { listCsvFileName } from './lists/list-csv.ts'
import { pastedWords } from './lists/pasted-words.ts'
import { matchWord, withoutArticle } from './lists/word-match.ts'
import { parsePastedPeople } from './teams/pasted-people.ts'

const COLUMNS = 'title,wordClass,category,keywords\n'

/** Everything of this package that looks into a text which a person typed, pasted or uploaded. */
const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  auditDetails: (text) => auditDetails({ text, [text]: text }),
  cardBrandOf,
  cleanLine,
  emailAddressIn: (text) => emailAddressIn(text),
  emailKey,
  fileNameKey,
  fileNameProblem,
  foldedWords,
  foldings,
  freeFileName: (text) => freeFileName(text, [text]),
  hasInvisible,
  hasOnlyLineCharacters,
  hasVisible,
  idsOfPath,
  isCardNumber,
  isEmailAddress,
  isEmptyText,
  isId,
  isLeitwegId,
  isSepaIban,
  isSlug,
  isVatIdOf: (text) => isVatIdOf('DE', text),
  keptFreeText,
  keptText: (text) => keptText(text, { max: 120, hasLines: false }),
  lengthOf,
  listCsvFileName,
  looksLikeAddress,
  matchWord: (text) => matchWord(text, [{ title: 'Hund' }]),
  newPasswordFault: (text) => newPasswordFault(text),
  normalLine,
  ownerOfRoot,
  pageTextProblem,
  parsePastedPeople,
  parseQuery,
  pastedWords,
  readClip,
  readCsvHeader,
  readCsvRecords: (text) => [...readCsvRecords(text, ',')],
  readMediaFileName,
  readSignRows: (text) => readSignRows(COLUMNS + text),
  'readSignRows, one row': (text) => readSignRows(`${COLUMNS}a,noun,b,${text}`),
  redact,
  redactAddress,
  slugOf,
  tidy,
  withFormula,
  withoutArticle,
  withoutFormula,
  zoomOf: (text) => zoomOf(text, 1),
}

const repeated = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
/** Numbers, so that nothing comes twice. */
const counted = (separator: string) => (length: number) => {
  let text = ''
  for (let n = 0; text.length < length; n += 1) text += n.toString(36) + separator
  return text.slice(0, length)
}

/** Texts of a given length that make backtracking expressions and nested loops slow. */
const HOSTILE: readonly ((length: number) => string)[] = [
  ...[
    ...['a', '0', ' ', '\t', '\n', '\r\n', '-', '.', ',', ';', '"', "'", '@', '|', '/', ':', '>', '(', '[', '_', '?a='],
    ...['\u0301', '\u200D', '\u202E', '\uFEFF', '\u00A0', 'ß', 'ä', 'Ä', '\uD83D', '😀', '\u0000', '1. ', '- ', 'a)'],
    ...[
      'ge',
      'aB1',
      'a.',
      'a@',
      'a@b.',
      'a@b.c,',
      '1.2.',
      'ab:',
      ':a',
      'eyJ.',
      'token ',
      '"a",',
      '""',
      ' "',
      'der ',
      'a-',
    ],
    ...[' Kopie 1', 'user_', ',a', '>\na\n', '|-\n', 'www.', '://', '=', 'AaAa ', 'xn--'],
  ].map(repeated),
  ...[' ', '|', ',', '\n', ';', '@a.de,', '-'].map(counted),
  ...['a', ' ', '\u00A0', 'a.', '1', 'a@b.', ',a', '"', '- ', 'aB1'].map(
    (piece) => (length: number) => `${repeated(piece)(length)}!\u0001`,
  ),
]

const LENGTH = 40_000
/** What takes less for so many characters harms nobody, and says nothing about growth. */
const HARMLESS_MS = 150
/** Linear is 2, a square is 4. */
const GROWTH_MAX = 3.5
const ATTEMPTS = 4

const timeOf = (work: () => unknown): number => {
  const before = performance.now()
  work()
  return performance.now() - before
}

/** How many times as long a text of double the length takes, at best; 1 for what is fast. */
const growthOf = (parse: (text: string) => unknown, make: (length: number) => string): number => {
  const [half, whole] = [make(LENGTH / 2), make(LENGTH)]
  let least = { half: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    least = {
      ...least,
      whole: Math.min(
        least.whole,
        timeOf(() => parse(whole)),
      ),
    }
    if (least.whole < HARMLESS_MS) return 1
    least = {
      ...least,
      half: Math.min(
        least.half,
        timeOf(() => parse(half)),
      ),
    }
    if (least.whole / least.half < GROWTH_MAX) return least.whole / least.half
  }
  return least.whole / least.half
}

describe('the time grows with the length of a text and not with its square', () => {
  test.each(Object.entries(PARSERS))('%s', { timeout: 120_000 }, (_, parse) => {
    const slow = HOSTILE.flatMap((make) => {
      const growth = growthOf(parse, make)
      return growth < GROWTH_MAX ? [] : [{ text: `${make(20)}…`, growth }]
    })
    expect(slow).toEqual([])
  })
})
