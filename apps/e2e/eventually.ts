import { expect } from 'vitest'

/** Ends what hangs. A loaded machine takes its time, above all where a picture or film is made for the first time. */
export const PATIENCE_MS = 30_000

/** Waits until what is read meets the expectation. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: PATIENCE_MS, interval: 50 })
