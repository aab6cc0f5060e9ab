/**
 * Bounds of the work that Markdown may cause: a page is rendered by the server's event loop. The length alone bounds
 * nothing, since a short table row may stand for any number of cells. Each is a multiple of what a legal text needs.
 */
const LINES_MAX = 3_000
const MARKS_MAX = 10_000
const LINKS_MAX = 1_000
const COLUMNS_MAX = 20
const CELLS_MAX = 5_000
const DEPTH_MAX = 5
/** Quotations that go on in lines without their mark are read again for each line: the work grows with the square. */
const BLOCK_LINES_MAX = 100

/** Why a text would cost too much to render, as a German sentence; null when it is fine. Takes time linear in its length. */
export const pageTextProblem = (text: string): string | null => {
  if (countMatches(text, /\n/g) >= LINES_MAX) return `Ein Text hat höchstens ${number(LINES_MAX)} Zeilen`
  if (countMatches(text, /[*_`[\]<>|~\\&!#]/g) > MARKS_MAX) {
    return `Ein Text hat höchstens ${number(MARKS_MAX)} Zeichen, die etwas auszeichnen, wie * _ [ ] < > | #`
  }
  if (countMatches(text, /\]\(|\]:/g) > LINKS_MAX) return `Ein Text hat höchstens ${number(LINKS_MAX)} Links`
  if (TOO_DEEP.test(text)) return `Listen und Zitate stehen höchstens ${DEPTH_MAX}-fach ineinander`
  return blockProblem(text)
}

/** Marks of quotations and lists in a row at the beginning of a line; not a rule of hyphens or stars. */
const TOO_DEEP = new RegExp(
  `^(?!(?:[ \\t]*[-*])+[ \\t]*$)(?:[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])){${DEPTH_MAX + 1}}`,
  'm',
)
/** The line between the head of a table and its rows. It says how many columns all of them have. */
const DELIMITER_ROW = /^[\s>]*[-:|][-:|\s]*$/

const blockProblem = (text: string): string | null => {
  let cells = 0
  for (const block of text.split(/\n[ \t]*\n/)) {
    const lines = block.split('\n')
    if (lines.length > BLOCK_LINES_MAX) {
      return `Spätestens nach ${BLOCK_LINES_MAX} Zeilen muss eine leere Zeile stehen`
    }
    const columns = lines.filter((line) => DELIMITER_ROW.test(line)).map((line) => line.split('|').length)
    const most = columns.reduce((one, other) => Math.max(one, other), 0)
    // Bars stand at both ends of a row as well.
    if (most > COLUMNS_MAX + 2) return `Eine Tabelle hat höchstens ${COLUMNS_MAX} Spalten`
    // A row with too few cells is filled up, and every line is a row until the next empty one.
    cells += most * lines.length
  }
  return cells > CELLS_MAX ? `Die Tabellen eines Textes haben zusammen höchstens ${number(CELLS_MAX)} Felder` : null
}

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const number = (value: number): string => value.toLocaleString('de-DE')
