import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, test } from 'vitest'
import { HOSTILE_TEXTS } from './hostile-texts.fixture.ts'
import { TEXT_PARSERS } from './text-parsers.fixture.ts'

/**
 * All parsers together read a text of this length in a tenth of the limit; where the work grows with the square, one parser
 * alone takes longer. `npm run bench -- text-parsers` measures the growth and names the parser.
 */
const LENGTH = 250_000
const LIMIT_MS = 20_000

const texts = HOSTILE_TEXTS.map((make) => ({ start: JSON.stringify(make(12)), make }))

describe('the time grows with the length of a text and not with its square', () => {
  test.for(texts)('$start…', { timeout: LIMIT_MS }, async ({ make }, { signal }) => {
    const text = make(LENGTH)
    for (const parse of Object.values(TEXT_PARSERS)) {
      parse(text)
      // Between two parsers the runner can end a test whose time is over.
      await nextTurn()
      signal.throwIfAborted()
    }
  })
})
