import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { divide, estimateSeconds, readDurations, sortLongestFirst } from './durations.ts'

/**
 * Divides a suite into parts that take about as long, and runs the longest files of each first; in random order with
 * `--sequence.shuffle`.
 */
export class BalancedSequencer extends BaseSequencer {
  readonly #durations = readDurations()

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config
    if (!shard) return files
    // Each part divides for itself: all have to begin with the same order, which that of the file system is not.
    const sorted = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
    const part = divide(this.#estimate(sorted), shard.count)[shard.index - 1] ?? []
    return part.map(({ file }) => file)
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    if (shuffle) return files.toSorted((one, other) => (hash(one, seed) < hash(other, seed) ? -1 : 1))
    return sortLongestFirst(this.#estimate(files)).map(({ file }) => file)
  }

  #estimate(files: readonly TestSpecification[]) {
    return files.map((file) => {
      const suite = process.env['TEST_SUITE'] ?? file.project.name
      const path = relative(this.ctx.config.root, file.moduleId)
      return { file, seconds: estimateSeconds(this.#durations, suite, path) }
    })
  }
}

const hash = ({ moduleId }: TestSpecification, seed: number): string =>
  createHash('sha256').update(`${seed}\0${moduleId}`).digest('hex')
