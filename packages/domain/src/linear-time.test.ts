import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { HOSTILE_TEXTS } from './hostile-texts.fixture.ts'
import { TEXT_PARSERS } from './text-parsers.fixture.ts'

/**
 * Of so many characters even the slowest parser reads all texts in a tenth of the limit; where the work grows with the
 * square, one text alone takes longer. `npm run bench -- text-parsers` measures the growth and names the text.
 */
const LENGTH = 250_000
const LIMIT_MS = 20_000

let texts: readonly string[]
beforeAll(() => {
  texts = HOSTILE_TEXTS.map((make) => make(LENGTH))
})
afterAll(() => {
  texts = []
})

describe('the time grows with the length of a text and not with its square', () => {
  test.for(Object.entries(TEXT_PARSERS))('%s', { timeout: LIMIT_MS }, async ([, parse], { signal }) => {
    for (const text of texts) {
      parse(text)
      // Between two texts the runner can end a test whose time is over.
      await nextTurn()
      signal.throwIfAborted()
    }
  })
})
