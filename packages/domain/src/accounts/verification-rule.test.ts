import { expect, test } from 'vitest'
import { verificationState } from './verification-rule.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const before = new Date(NOW.getTime() - 1)
const after = new Date(NOW.getTime() + 1)

test.each([
  ['open until its time is over', { usedAt: null, expiresAt: after }, 'open'],
  ['expired at the very moment', { usedAt: null, expiresAt: NOW }, 'expired'],
  ['expired afterwards', { usedAt: null, expiresAt: before }, 'expired'],
  ['used once it was used', { usedAt: before, expiresAt: after }, 'used'],
  ['used also when its time is over', { usedAt: before, expiresAt: before }, 'used'],
] as const)('a link is %s', (_, facts, state) => {
  expect(verificationState(facts, NOW)).toBe(state)
})
