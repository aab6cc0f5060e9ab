import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canAddSign,
  editAllSigns,
  editSigns,
  effectiveEdits,
  invertEdits,
  type ListEdit,
  moveTo,
  placeAt,
  undoOfRemoval,
} from './list-edits.ts'
import { LIST_SIGNS_MAX } from './list-signs.ts'

const SIGNS = ['a', 'b', 'c', 'd'] as const

describe('an edit', () => {
  test('adds a sign at the end', () => {
    expect(editSigns(SIGNS, { kind: 'add', sign: 'e', place: 'end' })).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('adds no sign twice', () => {
    expect(editSigns(SIGNS, { kind: 'add', sign: 'b', place: 'end' })).toEqual(SIGNS)
  })

  test('adds nothing to a full list', () => {
    const full = Array.from({ length: LIST_SIGNS_MAX }, (_, index) => `s${index}`)
    expect(editSigns(full, { kind: 'add', sign: 'e', place: 'end' })).toEqual(full)
  })

  test('removes a sign, and one that is gone changes nothing', () => {
    expect(editSigns(SIGNS, { kind: 'remove', sign: 'b' })).toEqual(['a', 'c', 'd'])
    expect(editSigns(SIGNS, { kind: 'remove', sign: 'x' })).toEqual(SIGNS)
  })

  test.each([
    [0, ['c', 'a', 'b', 'd']],
    [1, ['a', 'c', 'b', 'd']],
    [2, ['a', 'b', 'c', 'd']],
    [3, ['a', 'b', 'd', 'c']],
  ])('moves a sign to place %i', (index, expected) => {
    expect(editSigns(SIGNS, moveTo(SIGNS, 'c', index))).toEqual(expected)
  })

  test('moves a sign behind the nearest neighbour that is left', () => {
    const move = moveTo(SIGNS, 'a', 2)
    expect(move).toEqual({ kind: 'move', sign: 'a', place: ['c', 'b'] })
    expect(editSigns(['a', 'b', 'd'], move)).toEqual(['b', 'a', 'd'])
  })

  test('leaves a moved sign where it is when all neighbours are gone', () => {
    expect(editSigns(['x', 'a', 'd'], moveTo(SIGNS, 'a', 2))).toEqual(['x', 'a', 'd'])
  })

  test('does not bring back a moved sign that somebody removed', () => {
    expect(editSigns(['b', 'c'], moveTo(SIGNS, 'a', 2))).toEqual(['b', 'c'])
  })

  test('brings a removed sign back to where it stood', () => {
    for (const sign of SIGNS) {
      const removed = editSigns(SIGNS, { kind: 'remove', sign })
      expect(editSigns(removed, undoOfRemoval(SIGNS, sign))).toEqual(SIGNS)
    }
  })
})

describe('the inverse', () => {
  const after: ListEdit = { kind: 'add', sign: 'x', place: ['b'] }

  test('of one edit brings back what it was made on', () => {
    expect(invertEdits(SIGNS, [after])).toEqual([{ kind: 'remove', sign: 'x' }])
    expect(invertEdits(SIGNS, [{ kind: 'remove', sign: 'c' }])).toEqual([{ kind: 'add', sign: 'c', place: ['b', 'a'] }])
    expect(invertEdits(SIGNS, [moveTo(SIGNS, 'a', 2)])).toEqual([{ kind: 'move', sign: 'a', place: [] }])
  })

  test('of several goes back from the last to the first, without those that had no effect', () => {
    const edits: readonly ListEdit[] = [after, { kind: 'remove', sign: 'gone' }, { kind: 'remove', sign: 'a' }]
    expect(effectiveEdits(SIGNS, edits)).toEqual([after, { kind: 'remove', sign: 'a' }])
    expect(invertEdits(SIGNS, edits)).toEqual([
      { kind: 'add', sign: 'a', place: [] },
      { kind: 'remove', sign: 'x' },
    ])
  })

  test('brings a sign back beside its nearest neighbour that is left', () => {
    const inverse = invertEdits(SIGNS, [{ kind: 'remove', sign: 'c' }])
    expect(editAllSigns(['new', 'a', 'd'], inverse)).toEqual(['new', 'a', 'c', 'd'])
  })
})

describe('a sign may be added', () => {
  test('once, as long as there is room', () => {
    expect(canAddSign(SIGNS, 'e')).toEqual({ ok: true })
    expect(canAddSign(SIGNS, 'a')).toEqual({ ok: false, reason: 'already-in-list' })
    const full = Array.from({ length: LIST_SIGNS_MAX }, (_, index) => `s${index}`)
    expect(canAddSign(full, 'e')).toEqual({ ok: false, reason: 'list-full' })
  })
})

const sign = fc.constantFrom(...'abcdefghij')
const signs = fc.uniqueArray(sign)
const place = fc.oneof(fc.constant('end' as const), fc.uniqueArray(sign, { maxLength: 4 }))
const edit: fc.Arbitrary<ListEdit> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), sign, place }),
  fc.record({ kind: fc.constant('remove' as const), sign }),
  fc.record({ kind: fc.constant('move' as const), sign, place }),
)

describe('whatever the list has become', () => {
  test('no sign stands in it twice', () => {
    fc.assert(
      fc.property(signs, fc.array(edit), (before, edits) => {
        const after = editAllSigns(before, edits)
        expect(new Set(after).size).toBe(after.length)
      }),
    )
  })

  test('an edit made twice comes to the same', () => {
    fc.assert(
      fc.property(signs, edit, (before, change) => {
        const once = editSigns(before, change)
        expect(editSigns(once, change)).toEqual(once)
      }),
    )
  })

  test('a move loses and invents nothing', () => {
    fc.assert(
      fc.property(signs, sign, fc.nat(10), (before, moved, index) => {
        expect(editSigns(before, moveTo(before, moved, index)).toSorted()).toEqual(before.toSorted())
      }),
    )
  })

  test('what two people add at the same time both stands in the list, whoever comes first', () => {
    fc.assert(
      fc.property(signs, signs, signs, (before, mine, yours) => {
        const adds = (ids: readonly string[]) => ids.map((id): ListEdit => ({ kind: 'add', sign: id, place: 'end' }))
        const after = editAllSigns(editAllSigns(before, adds(mine)), adds(yours))
        expect(after.toSorted()).toEqual([...new Set([...before, ...mine, ...yours])].toSorted())
      }),
    )
  })

  test('edits that are inverted restore every sign and its place', () => {
    fc.assert(
      fc.property(signs, fc.array(edit), (before, edits) => {
        expect(editAllSigns(editAllSigns(before, edits), invertEdits(before, edits))).toEqual(before)
      }),
    )
  })

  test('edits without an effect are left out, and change nothing', () => {
    fc.assert(
      fc.property(signs, fc.array(edit), (before, edits) => {
        const effective = effectiveEdits(before, edits)
        expect(editAllSigns(before, effective)).toEqual(editAllSigns(before, edits))
        expect(effectiveEdits(before, effective)).toEqual(effective)
        expect(invertEdits(before, edits)).toHaveLength(effective.length)
      }),
    )
  })

  test('a place is found again', () => {
    fc.assert(
      fc.property(signs, fc.nat(10), (before, at) => {
        const index = Math.min(at, before.length)
        const after = editSigns(before, { kind: 'add', sign: 'new', place: placeAt(before, index) })
        expect(after.indexOf('new')).toBe(index)
      }),
    )
  })
})
