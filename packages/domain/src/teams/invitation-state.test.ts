import { expect, test } from 'vitest'
import { defaultInvitationMessage, invitationState } from './invitation-state.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const open = { consumedAt: null, invalidatedAt: null, expiresAt: '2026-11-22T12:00:00.000Z' }
const past = '2026-11-20T12:00:00.000Z'

test.each([
  [{}, 'open'],
  [{ expiresAt: NOW }, 'expired'],
  [{ consumedAt: past }, 'consumed'],
  [{ consumedAt: past, expiresAt: past }, 'consumed'],
  [{ invalidatedAt: past, expiresAt: past }, 'cancelled'],
] as const)('an invitation with %j is %s', (facts, state) => {
  expect(invitationState({ ...open, ...facts }, NOW)).toBe(state)
})

test('an invitation without a message of its own has the quoted one', () => {
  expect(defaultInvitationMessage('Kita Sonne')).toBe(
    'Hiermit lade ich dich ein, unserem Team „Kita Sonne“ beizutreten. Für dich ist die Lizenz kostenlos.',
  )
})
