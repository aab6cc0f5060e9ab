import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseAll,
  chooseNone,
  chooseOnly,
  chooseThese,
  chooseUpTo,
  goStep,
  keepExisting,
  NOTHING_CHOSEN,
  type Selection,
  toggleOne,
} from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const shown = ({ chosen, anchor, current }: Selection) => `${[...chosen].sort().join('')} ${anchor}>${current}`

describe('the mouse', () => {
  test('chooses the one that is clicked', () => {
    expect(shown(chooseOnly('b'))).toBe('b b>b')
  })

  test('with ctrl adds one and takes it away again', () => {
    const two = toggleOne(chooseOnly('b'), 'd')
    expect(shown(two)).toBe('bd d>d')
    expect(shown(toggleOne(two, 'd'))).toBe('b d>d')
  })

  test('with shift chooses from the anchor on, in either direction', () => {
    const down = chooseUpTo(chooseOnly('b'), 'd', order)
    expect(shown(down)).toBe('bcd b>d')
    expect(shown(chooseUpTo(down, 'a', order))).toBe('ab b>a')
  })

  test('with shift chooses only the one while there is no anchor', () => {
    expect(shown(chooseUpTo(NOTHING_CHOSEN, 'c', order))).toBe('c c>c')
    expect(shown(chooseUpTo(chooseOnly('gone'), 'c', order))).toBe('c c>c')
  })
})

describe('the keyboard', () => {
  test('begins at the edge the arrow comes from', () => {
    expect(shown(goStep(NOTHING_CHOSEN, { by: 1 }, 'plain', order))).toBe('a a>a')
    expect(shown(goStep(NOTHING_CHOSEN, { by: -1 }, 'plain', order))).toBe('e e>e')
  })

  test('stays at the ends', () => {
    expect(shown(goStep(chooseOnly('e'), { by: 1 }, 'plain', order))).toBe('e e>e')
    expect(shown(goStep(chooseOnly('b'), { by: -10 }, 'plain', order))).toBe('a a>a')
  })

  test('goes to the first and the last', () => {
    expect(shown(goStep(chooseOnly('c'), { to: 'last' }, 'plain', order))).toBe('e e>e')
    expect(shown(goStep(chooseOnly('c'), { to: 'first' }, 'extend', order))).toBe('abc c>a')
  })

  test('with shift grows and shrinks the range', () => {
    const grown = goStep(goStep(chooseOnly('b'), { by: 1 }, 'extend', order), { by: 1 }, 'extend', order)
    expect(shown(grown)).toBe('bcd b>d')
    expect(shown(goStep(grown, { by: -1 }, 'extend', order))).toBe('bc b>c')
  })

  test('with ctrl goes and leaves what is chosen', () => {
    expect(shown(goStep(chooseOnly('b'), { by: 2 }, 'keep', order))).toBe('b d>d')
  })

  test('does nothing in an empty folder', () => {
    expect(goStep(NOTHING_CHOSEN, { by: 1 }, 'plain', [])).toBe(NOTHING_CHOSEN)
  })

  test('chooses all and none without losing its place', () => {
    const all = chooseAll(chooseOnly('c'), order)
    expect(shown(all)).toBe('abcde a>c')
    expect(shown(chooseNone(all))).toBe(' c>c')
  })
})

describe('when the folder changes', () => {
  test('what is gone is no longer chosen and the keyboard goes to what follows', () => {
    expect(shown(keepExisting(chooseThese(['b', 'd']), order, ['a', 'c', 'd', 'e']))).toBe('d c>c')
  })

  test('the keyboard goes to the one before when nothing follows', () => {
    expect(shown(keepExisting(chooseOnly('e'), order, ['a', 'b']))).toBe(' b>b')
  })

  test('a selection that still holds stays the same object', () => {
    const chosen = chooseThese(['b', 'd'])
    expect(keepExisting(chosen, order, ['d', 'b', 'x'])).toBe(chosen)
  })
})

test('whatever is done, only what is shown is chosen and the keyboard is at something shown', () => {
  const act = fc.oneof(
    fc.constantFrom(...order).map((id) => (selection: Selection) => chooseUpTo(selection, id, order)),
    fc.constantFrom(...order).map((id) => (selection: Selection) => toggleOne(selection, id)),
    fc.tuple(fc.integer({ min: -9, max: 9 }), fc.constantFrom('plain', 'extend', 'keep')).map(
      ([by, mode]) =>
        (selection: Selection) =>
          goStep(selection, { by }, mode, order),
    ),
  )
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), fc.subarray(order), (acts, left) => {
      const before = acts.reduce((selection, step) => step(selection), NOTHING_CHOSEN)
      const after = keepExisting(before, order, left)
      expect([...after.chosen].every((id) => left.includes(id))).toBe(true)
      expect(after.current === null ? left : left.includes(after.current)).toEqual(left.length === 0 ? left : true)
    }),
  )
})
