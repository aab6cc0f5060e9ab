import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { expect, test, vi } from 'vitest'
import { openPreparations } from './prepare-media.ts'
import type { SignFacts } from './sign-facts.ts'
import type { ExpectedMedium } from './sign-media.ts'

const log = { warn: vi.fn() } as unknown as FastifyBaseLogger

const given = (find: () => Promise<unknown>) => {
  const media = { findFacts: vi.fn(async () => ({}) as SignFacts), find: vi.fn(find) }
  return { media, preparations: openPreparations(media, log) }
}
const films = (count: number): readonly ExpectedMedium[] =>
  Array.from({ length: count }, (_, index) => ({ signId: `sign-${index}`, type: 'signVideo', variant: 'default' }))

test('of a long list only the first media are made', async () => {
  const { media, preparations } = given(async () => undefined)
  preparations.start('account x', films(500))
  // Everything answers at once: what would follow has begun by then.
  await endOfTurn()
  expect(media.find).toHaveBeenCalledTimes(60)
  expect(media.findFacts.mock.lastCall).toEqual(['sign-59'])
  await preparations.stop()
})

test('only so many callers are prepared for at once', async () => {
  const { media, preparations } = given(() => new Promise(() => undefined))
  for (let caller = 0; caller < 80; caller += 1) preparations.start(`account ${caller}`, films(2))
  await endOfTurn()
  expect(media.find).toHaveBeenCalledTimes(50)
})
