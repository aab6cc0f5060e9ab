import { unprintableText } from '../../kernel/unprintable.ts'
import {
  CATEGORY_MAX_LENGTH,
  hasInvisible,
  KEYWORD_MAX_LENGTH,
  KEYWORDS_MAX,
  lengthOf,
  TITLE_MAX_LENGTH,
  tidy,
} from '../catalogue-changes/sign-fields.ts'
import { WORD_CLASS_IDS, WORD_CLASSES, type WordClassId } from '../word-classes.ts'
import type { SignColumn } from './csv-header.ts'
import { withFormula } from './csv-line.ts'
import { isSlug, SLUG_MAX_LENGTH, slugOf } from './sign-slug.ts'

/** A valid line of `signs.csv`. `undefined`: the file has no such column, the sign keeps what it has. */
export type SignRow = {
  readonly line: number
  readonly slug: string
  readonly title: string
  readonly wordClass: WordClassId
  readonly category: string
  readonly categorySlug: string
  readonly keywords: readonly string[] | undefined
  readonly symbol: string | null | undefined
  readonly isPreview: boolean | undefined
  readonly isFingerspelled: boolean | undefined
  readonly isRetired: boolean | undefined
  /** What was put right on the way in, and what of the title cannot be printed; for the report. */
  readonly remarks: readonly string[]
}

export type SignRowReading =
  | { readonly ok: true; readonly row: SignRow }
  | { readonly ok: false; readonly slug: string | null; readonly problems: readonly string[] }

export type SignCells = Readonly<Partial<Record<SignColumn, string>>>

/** Checks one line and says everything that is wrong with it at once. */
export const readSignRow = (line: number, cells: SignCells): SignRowReading => {
  const problems: string[] = []
  const remarks: string[] = []
  const title = readTitle(cells.title ?? '', problems)
  const unprintable = unprintableText(title)
  if (unprintable !== null) remarks.push(unprintable)
  const slug = readSlug(cells.slug ?? '', title, problems)
  const wordClass = readWordClass(cells.wordClass ?? '', problems)
  const category = readCategory(cells.category ?? '', problems)
  const keywords = cells.keywords === undefined ? undefined : readKeywords(cells.keywords, problems, remarks)
  const symbol = cells.symbol === undefined ? undefined : readSymbol(cells.symbol, problems)
  const isPreview = readAnswer(cells, 'preview', problems)
  const isFingerspelled = readAnswer(cells, 'fingerspelled', problems)
  const isRetired = readAnswer(cells, 'retired', problems)
  if (problems.length > 0 || wordClass === undefined) return { ok: false, slug: isSlug(slug) ? slug : null, problems }
  const categorySlug = slugOf(category)
  return {
    ok: true,
    row: {
      line,
      slug,
      title,
      wordClass,
      category,
      categorySlug,
      keywords,
      symbol,
      isPreview,
      isFingerspelled,
      isRetired,
      remarks,
    },
  }
}

/** Without the apostrophe that only keeps a spreadsheet from running the cell. */
const textOf = (cell: string): string => withFormula(tidy(cell))

const readTitle = (cell: string, problems: string[]): string => {
  const title = textOf(cell)
  if (title === '') problems.push('Der Titel fehlt.')
  if (lengthOf(title) > TITLE_MAX_LENGTH) problems.push(`Der Titel ist länger als ${TITLE_MAX_LENGTH} Zeichen.`)
  if (hasInvisible(title)) problems.push('Der Titel enthält unsichtbare Zeichen.')
  return title
}

const readSlug = (cell: string, title: string, problems: string[]): string => {
  const given = cell.trim()
  if (given === '') {
    const derived = slugOf(title)
    if (derived === '' && title !== '') {
      problems.push('Aus dem Titel lässt sich keine Adresse bilden. Bitte fülle die Spalte „slug“ aus.')
    }
    return derived
  }
  if (given.length > SLUG_MAX_LENGTH) problems.push(`Die Adresse ist länger als ${SLUG_MAX_LENGTH} Zeichen.`)
  else if (!isSlug(given)) problems.push(slugFormProblem(given))
  return given
}

const slugFormProblem = (given: string): string => {
  const suggestion = slugOf(given)
  const rule = `Die Adresse „${given}“ darf nur a–z, 0–9 und einzelne Bindestriche enthalten.`
  return suggestion ? `${rule} Vorschlag: „${suggestion}“.` : rule
}

const readWordClass = (cell: string, problems: string[]): WordClassId | undefined => {
  const given = textOf(cell)
  const wanted = given.toLowerCase()
  const found = WORD_CLASS_IDS.find((id) => id === wanted || WORD_CLASSES[id].title.toLowerCase() === wanted)
  if (given === '') problems.push('Die Wortart fehlt.')
  else if (!found) problems.push(`Die Wortart „${given}“ ist unbekannt. Möglich sind: ${WORD_CLASS_IDS.join(', ')}.`)
  return found
}

const readCategory = (cell: string, problems: string[]): string => {
  const category = textOf(cell)
  if (category === '') problems.push('Die Kategorie fehlt.')
  else if (slugOf(category) === '')
    problems.push(`Die Kategorie „${category}“ braucht einen Buchstaben oder eine Ziffer.`)
  if (lengthOf(category) > CATEGORY_MAX_LENGTH) {
    problems.push(`Die Kategorie ist länger als ${CATEGORY_MAX_LENGTH} Zeichen.`)
  }
  if (hasInvisible(category)) problems.push('Die Kategorie enthält unsichtbare Zeichen.')
  return category
}

const readKeywords = (cell: string, problems: string[], remarks: string[]): readonly string[] => {
  const keywords: string[] = []
  // A cell may hold thousands: comparing each with each would take a second.
  const known = new Set<string>()
  for (const keyword of cell.split('|').map(textOf).filter(Boolean)) {
    if (known.has(keyword.toLowerCase())) {
      remarks.push(`Das Stichwort „${keyword}“ steht mehrmals da und wird einmal übernommen.`)
      continue
    }
    if (lengthOf(keyword) > KEYWORD_MAX_LENGTH) {
      problems.push(
        `Ein Stichwort ist länger als ${KEYWORD_MAX_LENGTH} Zeichen: „${[...keyword].slice(0, 30).join('')}…“.`,
      )
    }
    if (hasInvisible(keyword)) problems.push(`Ein Stichwort enthält unsichtbare Zeichen: „${keyword}“.`)
    known.add(keyword.toLowerCase())
    keywords.push(keyword)
  }
  if (keywords.length > KEYWORDS_MAX)
    problems.push(`Es sind ${keywords.length} Stichwörter, höchstens ${KEYWORDS_MAX} sind möglich.`)
  return keywords
}

const readSymbol = (cell: string, problems: string[]): string | null => {
  const symbol = cell.trim()
  if (symbol !== '' && !isSlug(symbol)) {
    problems.push(`Das Symbol „${symbol}“ hat nicht die Form eines Symbolnamens, zum Beispiel „dog-face“.`)
  }
  return symbol === '' ? null : symbol
}

const YES: readonly string[] = ['1', 'x', 'j', 'ja', 'y', 'yes', 'true', 'wahr']
const NO: readonly string[] = ['', '0', '-', 'n', 'nein', 'no', 'false', 'falsch']

const readAnswer = (
  cells: SignCells,
  column: 'preview' | 'fingerspelled' | 'retired',
  problems: string[],
): boolean | undefined => {
  const cell = cells[column]
  if (cell === undefined) return undefined
  const given = cell.trim().toLowerCase()
  if (!YES.includes(given) && !NO.includes(given)) {
    problems.push(`Die Spalte „${column}“ enthält „${cell.trim()}“. Möglich sind 1, ja, x oder 0, nein und leer.`)
  }
  return YES.includes(given)
}
