import { expect } from 'vitest'

/** Waits until what is read meets the expectation; a loaded machine takes its time. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 15_000, interval: 100 })
