import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { surplusMembers } from './surplus-members.ts'

const member = (userId: string, day: number) => ({ userId, joinedAt: new Date(Date.UTC(2026, 0, day)).toISOString() })
const five = [member('c', 3), member('a', 1), member('e', 5), member('b', 2), member('d', 4)]
const names = (members: readonly { userId: string }[]) => members.map(({ userId }) => userId).join('')

describe('a smaller licence', () => {
  test('is left by the newest members, the newest first', () => {
    expect(names(surplusMembers({ size: 3, ownerHasAccess: false }, five))).toBe('ed')
    expect(names(surplusMembers({ size: 3, ownerHasAccess: true }, five))).toBe('edc')
  })

  test('is left in the order of their ids by members who joined at the same moment', () => {
    const together = ['b', 'a', 'c'].map((userId) => member(userId, 1))
    for (const members of [together, together.toReversed()])
      expect(names(surplusMembers({ size: 1, ownerHasAccess: false }, members))).toBe('cb')
  })

  test('with seats for all is left by nobody', () => {
    expect(surplusMembers({ size: 6, ownerHasAccess: true }, five)).toEqual([])
    expect(surplusMembers({ size: 5, ownerHasAccess: false }, five)).toEqual([])
  })

  test('without any seat is left by all', () => {
    expect(names(surplusMembers({ size: 0, ownerHasAccess: true }, five))).toBe('edcba')
  })

  test('never keeps more members than seats, nor sends more away than it has to', () => {
    const facts = fc.record({ size: fc.nat(30), ownerHasAccess: fc.boolean() })
    const days = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 40 })
    fc.assert(
      fc.property(facts, days, (seats, joined) => {
        const members = joined.map((day, index) => member(`m${index}`, day))
        const gone = surplusMembers(seats, members)
        const room = Math.max(0, seats.size - (seats.ownerHasAccess ? 1 : 0))
        expect(members.length - gone.length).toBe(Math.min(members.length, room))
        const stay = members.filter((one) => !gone.includes(one))
        for (const one of stay) for (const left of gone) expect(one.joinedAt <= left.joinedAt).toBe(true)
      }),
    )
  })
})
