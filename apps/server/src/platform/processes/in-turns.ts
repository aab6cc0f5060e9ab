import { setImmediate } from 'node:timers/promises'

/** Runs work that takes seconds in its steps; requests are answered between them. */
export const inTurns = async <Result>(steps: Generator<undefined, Result>): Promise<Result> => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
