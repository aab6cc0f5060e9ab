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
import { asciiEmail, emailAddressFault, emailKey, isEmailAddress } from './kernel/email-address.ts'
import { keptText } from './kernel/kept-text.ts'
import { redact, redactAddress } from './kernel/redact.ts'
import { cleanLine, hasOnlyLineCharacters, hasVisible, looksLikeAddress, normalLine } from './kernel/visible-line.ts'
import { listCsvFileName } from './lists/list-csv.ts'
import { pastedWords } from './lists/pasted-words.ts'
import { matchWord, withoutArticle } from './lists/word-match.ts'
import { parsePastedPeople } from './teams/pasted-people.ts'

const COLUMNS = 'title,wordClass,category,keywords\n'

/** Everything of this package that looks into a text which a person typed, pasted or uploaded. */
export const TEXT_PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  asciiEmail,
  auditDetails: (text) => auditDetails({ text, [text]: text }),
  cardBrandOf,
  cleanLine,
  emailAddressFault,
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
