const LENGTH = 100_000
export const SENTENCE = 'Ein ganz normaler Satz mit einigen Wörtern darin.\n\n'
/** As much of a piece as a text may have. */
const filled = (piece: string, count = Math.floor((LENGTH - 10) / piece.length)) => `# Titel\n\n${piece.repeat(count)}`

/** An ordinary text as long as a text may be. */
export const PROSE = filled(SENTENCE)

/** Without a limit these take up to a thousand times as long as prose of the same length. */
export const REFUSED_PAGES: readonly (readonly [name: string, text: string, message: RegExp])[] = [
  ['a table of thousands of columns', `# T\n\n${'|a'.repeat(3_000)}|\n${'|-'.repeat(1_500)}|\n|\n`, /20 Spalten/],
  ['many wide tables', filled(`${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${'a\n'.repeat(90)}\n`, 30), /5\.000 Felder/],
  ['rows without cells', filled(`|a|b|\n|-|-|\n${'|\n'.repeat(2_000)}`, 1), /nach 100 Zeilen/],
  ['quotations of many levels', filled(`${'>'.repeat(500)}a\n\n`, 15), /5-fach ineinander/],
  ['quotations that go on without their mark', filled('>>\na\n', 1_200), /nach 100 Zeilen/],
  ['lists within lists', filled(`${'- '.repeat(500)}a\n\n`, 90), /5-fach ineinander/],
  ['numbers within numbers', filled(`${'1. '.repeat(300)}a\n\n`, 90), /5-fach ineinander/],
  ['links without end', filled('[a](b) ', 2_000), /1\.000 Links/],
  ['references without end', filled('[a]: b\n\n', 1_200), /1\.000 Links/],
  ['brackets within brackets', filled(`${'['.repeat(40_000)}a${']'.repeat(40_000)}`, 1), /10\.000 Zeichen, die/],
  ['stars without end', filled('**a*'), /10\.000 Zeichen, die/],
  ['headings without end', filled('a\n-\n'), /3\.000 Zeilen/],
  ['a megabyte', 'a'.repeat(1_000_000), /100\.000 Zeichen/],
  ['a megabyte of quotations', '>'.repeat(1_000_000), /100\.000 Zeichen/],
]

/** Just below the limits. */
export const TAKEN_PAGES: readonly (readonly [name: string, text: string])[] = [
  ['tables', filled(`${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${'a\n'.repeat(90)}\n`, 2)],
  ['quotations that go on without their mark', filled(`${'>>>>>\na\n'.repeat(48)}\n`, 30)],
  ['lists in quotations that go on', filled(`${'> + > + >\na\n'.repeat(48)}\n`, 30)],
  ['numbers within numbers', filled(`${'1. '.repeat(5)}a\n\n`, 1_490)],
  ['open brackets', filled('[abcdefgh ', 9_900)],
  ['emphasis', filled('**bc d* ', 3_300)],
  ['emphasis of both kinds', filled('a_b*c_ ', 3_300)],
  ['pictures', filled('![a](b)', 990)],
  ['references', `${filled('[abc]: d\n\n', 400)}${'[abc] '.repeat(4_000)}`],
  ['headings', filled('abc d\n-\n\n', 990)],
]
