import { expect, test } from 'vitest'
import type { PlannedPart } from './plan-parts.ts'
import { runQueue } from './run-queue.ts'
import type { Preparation } from './suites.ts'

const planPart = (name: string, seconds: number, needs: readonly Preparation[] = []): PlannedPart => ({
  name,
  suite: 'unit',
  project: 'unit',
  args: [],
  environment: {},
  seconds,
  needs,
  waits: false,
})

const PARTS = [
  planPart('short', 1),
  planPart('pages', 9, ['build', 'chromium']),
  planPart('long', 5),
  planPart('server', 3, ['build']),
]

test('runs the longest first', async () => {
  const log: string[] = []
  const parts = PARTS.map((part) => ({ ...part, needs: [] }))
  await runQueue(parts, new Map(), 1, { run: async ({ name }) => void log.push(name), skip: () => undefined })
  expect(log).toEqual(['pages', 'long', 'server', 'short'])
})

test('runs first what waits', async () => {
  const log: string[] = []
  const parts = [planPart('long', 9), { ...planPart('waiting', 5), waits: true }]
  await runQueue(parts, new Map(), 1, { run: async ({ name }) => void log.push(name), skip: () => undefined })
  expect(log).toEqual(['waiting', 'long'])
})

test('runs what needs nothing while something is being made', async () => {
  const built = Promise.withResolvers<boolean>()
  const log: string[] = []
  await runQueue(PARTS, new Map([['build', built.promise]]), 1, {
    async run({ name }) {
      log.push(name)
      if (name === 'short') built.resolve(true)
    },
    skip: () => undefined,
  })
  expect(log).toEqual(['long', 'short', 'pages', 'server'])
})

test('skips only what needs something that failed', async () => {
  const preparations = new Map([
    ['build', Promise.resolve(true)],
    ['chromium', Promise.resolve(false)],
  ] as const)
  const log: string[] = []
  await runQueue(PARTS, preparations, 1, {
    run: async ({ name }) => void log.push(name),
    skip: ({ name }, failed) => void log.push(`${name} without ${failed}`),
  })
  expect(log.toSorted()).toEqual(['long', 'pages without chromium', 'server', 'short'])
})

test('runs as many at once as there are lanes', async () => {
  const running = new Set<string>()
  const three = Promise.withResolvers<void>()
  await runQueue(PARTS, new Map(), 3, {
    async run({ name }) {
      running.add(name)
      if (running.size === 3) three.resolve()
      await three.promise
      running.delete(name)
    },
    skip: () => undefined,
  })
  expect(running).toEqual(new Set())
})
