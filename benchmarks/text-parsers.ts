import { HOSTILE_TEXTS } from '@gebaerdenraum/domain/hostile-texts.fixture'
import { TEXT_PARSERS } from '@gebaerdenraum/domain/text-parsers.fixture'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'

/**
 * How the time of each parser grows with the length of a text, for the hostile text that it reads slowest. The limit is
 * twice the time of half the text: linear work has a ratio of about 1, work with the square of the length 0.5.
 */
export const measureTextParsers = async (): Promise<readonly Figure[]> =>
  Object.entries(TEXT_PARSERS).map(([name, parse]) => measureGrowth(name, parse))

const LENGTH = 40_000
const ROUNDS = 10

type Parse = (text: string) => unknown

const measureGrowth = (name: string, parse: Parse): Figure => {
  const slowest = findSlowest(parse)
  const [half, whole] = [slowest(LENGTH / 2), slowest(LENGTH)]
  const [halves, wholes]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    halves.push(2 * timeMs(() => parse(half)))
    wholes.push(timeMs(() => parse(whole)))
  }
  return lessIsBetter({
    name: `${name} of ${JSON.stringify(slowest(12))}…`.replaceAll('|', '\\|'),
    unit: 'ms',
    measured: spreadOf(wholes),
    limit: { what: 'twice the time of half the text', ...spreadOf(halves) },
  })
}

/** By the fastest of some readings: the first one also compiles, and others may have been interrupted. */
const findSlowest = (parse: Parse): (typeof HOSTILE_TEXTS)[number] => {
  const timed = HOSTILE_TEXTS.map((make) => {
    const text = make(LENGTH)
    return { make, ms: Math.min(...Array.from({ length: READINGS }, () => timeMs(() => parse(text)))) }
  })
  return timed.reduce((one, other) => (other.ms > one.ms ? other : one)).make
}
const READINGS = 4

const timeMs = (work: () => unknown): number => {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}
