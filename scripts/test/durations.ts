import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartReport } from './report.ts'

/** How long tests take, by suite. */
export type Durations = Readonly<Record<string, SuiteDurations>>

export type SuiteDurations = {
  /** Of all its parts, with what each does before its first test. */
  readonly seconds: number
  /** By path. Only files that take long are listed. */
  readonly files: Readonly<Record<string, number>>
}

export const DURATIONS_FILE = join(import.meta.dirname, 'durations.json')

/** Files below this are not listed. */
const LONG_SECONDS = 3
/** What a file is taken for that is not listed. */
const SHORT_SECONDS = 1

export const readDurations = (): Durations => JSON.parse(readFileSync(DURATIONS_FILE, 'utf8'))

export const estimateSeconds = (durations: Durations, suite: string, file: string): number =>
  durations[suite]?.files[file] ?? SHORT_SECONDS

/** What all parts of one suite took, in whole seconds. */
export const sumUp = (parts: readonly PartReport[]): SuiteDurations => ({
  seconds: Math.round(parts.reduce((sum, { seconds }) => sum + seconds, 0)),
  files: Object.fromEntries(
    parts
      .flatMap(({ files }) => files)
      .filter(({ seconds }) => seconds >= LONG_SECONDS)
      .map(({ file, seconds }) => [file, Math.round(seconds)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
})

type Timed = { readonly seconds: number }

/** The longest first. Of equal length in their order. */
export const sortLongestFirst = <Item extends Timed>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => other.seconds - one.seconds)

/** Divides items among `count` parts that take about as long: each, the longest first, goes to the shortest part. */
export const divide = <Item extends Timed>(items: readonly Item[], count: number): readonly (readonly Item[])[] => {
  const parts = Array.from({ length: count }, () => ({ seconds: 0, items: [] as Item[] }))
  for (const item of sortLongestFirst(items)) {
    const shortest = parts.reduce((one, other) => (other.seconds < one.seconds ? other : one))
    shortest.items.push(item)
    shortest.seconds += item.seconds
  }
  return parts.map((part) => part.items)
}
