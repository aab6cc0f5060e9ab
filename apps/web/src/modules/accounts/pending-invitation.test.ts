import { afterEach, expect, test, vi } from 'vitest'
import { readPendingInvitation, storePendingInvitation } from './pending-invitation.ts'

const INVITATION = {
  id: 'i1',
  token: 't1',
  team: 'm1',
  teamName: 'Kita Sonnenhügel',
  teamDescription: 'Wir gebärden.',
  email: 'mia@kita.example',
}

const givenStorage = (stored: Record<string, string> = {}): void => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
    removeItem: (key: string) => {
      delete stored[key]
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

test('keeps an invitation until it is taken away', () => {
  givenStorage()
  expect(readPendingInvitation()).toBeNull()
  storePendingInvitation(INVITATION)
  expect(readPendingInvitation()).toEqual(INVITATION)
  storePendingInvitation(null)
  expect(readPendingInvitation()).toBeNull()
})

test.each(['', '{', 'null', '7', '{"id":"i1"}', '{"id":"i1","token":1,"teamName":"x"}'])(
  'knows none from %j',
  (text) => {
    givenStorage({ 'gebaerdenraum-invitation': text })
    expect(readPendingInvitation()).toBeNull()
  },
)

test('keeps it as long as the page where storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storePendingInvitation(INVITATION)
  expect(readPendingInvitation()).toEqual(INVITATION)
  storePendingInvitation(null)
  expect(readPendingInvitation()).toBeNull()
})
