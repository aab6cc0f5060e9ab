import { pagePreviewsContract } from '@gebaerdenraum/domain/content/page-versions.contract'
import MarkdownIt from 'markdown-it'
import { describe, expect, test, vi } from 'vitest'
import { PROSE, REFUSED_PAGES, SENTENCE, TAKEN_PAGES } from './costly-pages.fixture.ts'
import { readTitle, renderPage } from './render-page.ts'

const problemOf = (markdown: string): string | undefined =>
  pagePreviewsContract.create.data.safeParse({ markdown }).error?.issues[0]?.message

type Rule = (...given: unknown[]) => unknown
/** All instances of the renderer share it. */
const RULER: { getRules(chain: string): Rule[] } = Object.getPrototypeOf(new MarkdownIt().block.ruler)

/** How often some work tries a rule of Markdown at some place of a text: what takes the time, on any machine. */
const countSteps = (work: () => unknown): number => {
  let steps = 0
  const counted =
    (rule: Rule): Rule =>
    (...given) => {
      steps += 1
      return rule(...given)
    }
  const { getRules } = RULER
  const spy = vi.spyOn(RULER, 'getRules').mockImplementation(function (this: typeof RULER, chain) {
    return getRules.call(this, chain).map(counted)
  })
  try {
    work()
  } finally {
    spy.mockRestore()
  }
  return steps
}

describe('a text that would take long to render', () => {
  test.each(REFUSED_PAGES)('is refused, saying why: %s', (_, text, message) => {
    expect(problemOf(text)).toMatch(message)
  })
})

test.each(TAKEN_PAGES)('what is taken renders in the order of time of prose: %s', (_, text) => {
  expect(problemOf(text)).toBeUndefined()
  expect(countSteps(() => renderPage(text)) / countSteps(() => renderPage(PROSE))).toBeLessThan(40)
  expect(sizeOf(renderPage(text)) / sizeOf(renderPage(PROSE))).toBeLessThan(3)
})

const sizeOf = (page: ReturnType<typeof renderPage>): number => JSON.stringify(page).length

test('ordinary texts are taken', () => {
  const table = '| Feld | Zweck |\n| --- | --- |\n| Name | Rechnung |\n'
  expect(problemOf(`# T\n\n${'* '.repeat(12)}\n\n${table}\n- a\n  - b\n    - c\n\n> Zitat\n`)).toBeUndefined()
})

describe('the title', () => {
  test('is read without rendering the text', () => {
    const text = TAKEN_PAGES.find(([name]) => name === 'emphasis')?.[1] ?? ''
    expect(readTitle(text)).toBe('Titel')
    expect(countSteps(() => readTitle(text))).toBeLessThan(countSteps(() => renderPage(text)) / 5)
  })

  test('is found also where it stands late or is underlined', () => {
    expect(readTitle(`${SENTENCE.repeat(100)}Spät\n====\n`)).toBe('Spät')
    expect(renderPage('Früh *hier*\n===\n\nText').title).toBe('Früh hier')
  })
})
