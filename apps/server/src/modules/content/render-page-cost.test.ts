import { pagePreviewsContract } from '@gebaerdenraum/domain/content/page-versions.contract'
import { describe, expect, test } from 'vitest'
import { readTitle, renderPage } from './render-page.ts'

const LENGTH = 100_000
const SENTENCE = 'Ein ganz normaler Satz mit einigen Wörtern darin.\n\n'
const filled = (piece: string, count = Math.floor((LENGTH - 10) / piece.length)) => `# Titel\n\n${piece.repeat(count)}`

const bestMs = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 4 }, () => {
      const before = performance.now()
      work()
      return performance.now() - before
    }),
  )

const problemOf = (markdown: string): string | undefined =>
  pagePreviewsContract.create.data.safeParse({ markdown }).error?.issues[0]?.message

/** Without a limit these take up to a thousand times as long as prose of the same length. */
const REFUSED: readonly (readonly [name: string, text: string, message: RegExp])[] = [
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
const TAKEN: readonly (readonly [name: string, text: string])[] = [
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

describe('a text that would take long to render', () => {
  test.each(REFUSED)('is refused, saying why: %s', (_, text, message) => {
    expect(problemOf(text)).toMatch(message)
  })

  test('is refused in a fraction of the time that rendering may take', () => {
    const rendering = bestMs(() => renderPage(filled(SENTENCE)))
    const slow = REFUSED.filter(([, text]) => bestMs(() => problemOf(text)) > 3 * rendering)
    expect(slow.map(([name]) => name)).toEqual([])
  })
})

test.each(TAKEN)('what is taken renders in the order of time of prose: %s', (_, text) => {
  expect(problemOf(text)).toBeUndefined()
  const rendering = bestMs(() => renderPage(filled(SENTENCE)))
  expect(bestMs(() => renderPage(text)) / rendering).toBeLessThan(25)
})

test('ordinary texts are taken', () => {
  const table = '| Feld | Zweck |\n| --- | --- |\n| Name | Rechnung |\n'
  expect(problemOf(`# T\n\n${'* '.repeat(12)}\n\n${table}\n- a\n  - b\n    - c\n\n> Zitat\n`)).toBeUndefined()
})

describe('the title', () => {
  test('is read without rendering the text', () => {
    const text = filled('**bc d* ', 3_300)
    expect(readTitle(text)).toBe('Titel')
    expect(bestMs(() => readTitle(text))).toBeLessThan(bestMs(() => renderPage(text)) / 5)
  })

  test('is found also where it stands late or is underlined', () => {
    expect(readTitle(`${SENTENCE.repeat(100)}Spät\n====\n`)).toBe('Spät')
    expect(renderPage('Früh *hier*\n===\n\nText').title).toBe('Früh hier')
  })
})
