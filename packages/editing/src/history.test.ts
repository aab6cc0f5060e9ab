import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canRedo,
  canUndo,
  createHistory,
  dispatch,
  HISTORY_LIMIT,
  type History,
  mark,
  redo,
  rollBack,
  settle,
  squash,
  undo,
} from './history.ts'

type Fields = { readonly [key: string]: number }
type Put = { readonly key: string; readonly value: number | null }

/** Puts a value or takes the key away; gives the very same document when that changes nothing. */
const reduce = (document: Fields, { key, value }: Put): Fields => {
  if ((document[key] ?? null) === value) return document
  const { [key]: _, ...others } = document
  return value === null ? others : { ...others, [key]: value }
}

const record = (history: History<Fields>, key: string, value: number | null) =>
  dispatch(history, reduce, { key, value }, { history: 'record' })
const merge = (history: History<Fields>, key: string, value: number) =>
  dispatch(history, reduce, { key, value }, { history: 'merge', key })
const ignore = (history: History<Fields>, key: string, value: number | null) =>
  dispatch(history, reduce, { key, value }, { history: 'ignore' })

const put: fc.Arbitrary<Put> = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  value: fc.option(fc.integer({ min: 0, max: 5 })),
})
const history = fc
  .array(fc.tuple(put, fc.constantFrom('record', 'merge', 'undo', 'redo', 'settle')), { maxLength: 30 })
  .map((steps) =>
    steps.reduce((done, [command, how]) => {
      if (how === 'undo') return undo(done)
      if (how === 'redo') return redo(done)
      if (how === 'settle') return settle(done)
      const choice = how === 'merge' ? { history: how, key: command.key } : { history: 'record' as const }
      return dispatch(done, reduce, command, choice)
    }, createHistory<Fields>({})),
  )
const reach = ({ document, past, future }: History<Fields>) => ({ document, past, future })

describe('undo and redo', () => {
  test('undo after a change gives the very document before it', () => {
    fc.assert(
      fc.property(history, put, (before, command) => {
        const after = dispatch(before, reduce, command, { history: 'record' })
        fc.pre(after !== before)
        expect(undo(after).document).toBe(before.document)
        expect(undo(after).past).toEqual(before.past)
      }),
    )
  })

  test('redo after undo is as if nothing had been taken back', () => {
    fc.assert(
      fc.property(history, (before) => {
        fc.pre(canUndo(before))
        expect(reach(redo(undo(before)))).toEqual(reach(before))
      }),
    )
  })

  test('undo after redo likewise', () => {
    fc.assert(
      fc.property(history, (before) => {
        fc.pre(canRedo(before))
        expect(reach(undo(redo(before)))).toEqual(reach(before))
      }),
    )
  })

  test('a new change leaves nothing to redo', () => {
    const changed = record(undo(record(createHistory<Fields>({}), 'a', 1)), 'b', 2)
    expect([canRedo(changed), changed.document]).toEqual([false, { b: 2 }])
  })

  test('what changes nothing is no step', () => {
    const one = record(createHistory<Fields>({}), 'a', 1)
    expect(record(one, 'a', 1)).toBe(one)
  })

  test('there is nothing to take back in the beginning', () => {
    const fresh = createHistory<Fields>({})
    expect([canUndo(fresh), canRedo(fresh), undo(fresh), redo(fresh)]).toEqual([false, false, fresh, fresh])
  })

  test(`the last ${HISTORY_LIMIT} steps can be taken back, older ones are forgotten`, () => {
    let done = createHistory<Fields>({})
    for (let value = 1; value <= HISTORY_LIMIT + 3; value += 1) done = record(done, 'a', value)
    for (let step = 0; step < HISTORY_LIMIT; step += 1) done = undo(done)
    expect([done.document, canUndo(done)]).toEqual([{ a: 3 }, false])
  })
})

describe('merged changes', () => {
  test('under one key are one step', () => {
    const typed = merge(merge(merge(createHistory<Fields>({}), 'a', 1), 'a', 2), 'a', 3)
    expect([typed.past.length, undo(typed).document]).toEqual([1, {}])
  })

  test.each<[string, (typed: History<Fields>) => History<Fields>]>([
    ['another key', (typed) => merge(typed, 'b', 1)],
    ['a recorded change', (typed) => record(typed, 'b', 1)],
    ['the end of the step', settle],
    ['undo and redo', (typed) => redo(undo(typed))],
    ['a gesture', (typed) => squash(mark(typed))],
  ])('are two steps with %s between them', (_, between) => {
    const first = between(merge(createHistory<Fields>({}), 'a', 1))
    const second = merge(first, 'a', 2)
    expect(second.past.length).toBe(first.past.length + 1)
    expect(undo(second).document).toEqual(first.document)
  })
})

describe('a gesture', () => {
  const commands = fc.array(put, { minLength: 1, maxLength: 10 })
  const during = (start: History<Fields>, puts: readonly Put[]) =>
    puts.reduce((done, command) => dispatch(done, reduce, command, { history: 'record' }), mark(start))

  test('is one step once it is squashed', () => {
    fc.assert(
      fc.property(history, commands, (start, puts) => {
        const done = squash(during(start, puts))
        const isChange = JSON.stringify(done.document) !== JSON.stringify(start.document)
        fc.pre(isChange)
        expect(done.past.length).toBe(start.past.length + 1)
        expect(undo(done).document).toBe(start.document)
      }),
    )
  })

  test('leaves no trace when it is rolled back, not even on what can be redone', () => {
    fc.assert(
      fc.property(history, commands, (start, puts) => {
        expect(reach(rollBack(during(start, puts)))).toEqual(reach(start))
      }),
    )
  })

  test('is no step when it came to nothing', () => {
    const start = undo(record(createHistory<Fields>({ a: 1 }), 'b', 1))
    const done = squash(record(record(mark(start), 'a', 2), 'a', 1))
    expect(reach(done)).toEqual(reach(start))
  })

  test('is taken back by undo, and nothing can be redone during it', () => {
    const start = undo(record(record(createHistory<Fields>({}), 'a', 1), 'a', 2))
    const running = record(mark(start), 'b', 1)
    expect([canUndo(running), canRedo(running), redo(running)]).toEqual([true, false, running])
    expect(reach(undo(running))).toEqual(reach(start))
  })

  test('whose end was missed is a step of its own when the next begins', () => {
    const second = record(mark(record(mark(createHistory<Fields>({})), 'a', 1)), 'b', 1)
    expect(undo(second).document).toEqual({ a: 1 })
    expect(undo(undo(second)).document).toEqual({})
  })
})

describe('an ignored change', () => {
  test('is not taken back by undo and holds for every step', () => {
    const done = ignore(record(record(createHistory<Fields>({}), 'a', 1), 'a', 2), 'z', 9)
    expect(done.past).toEqual([{ z: 9 }, { a: 1, z: 9 }])
    expect([undo(done).document, redo(undo(done)).document]).toEqual([
      { a: 1, z: 9 },
      { a: 2, z: 9 },
    ])
  })

  test('drops the steps that it brings to nothing', () => {
    const done = record(record(createHistory<Fields>({}), 'gone', 1), 'a', 1)
    expect(reach(ignore(done, 'gone', null))).toEqual({ document: { a: 1 }, past: [{}], future: [] })
    expect(reach(ignore(undo(undo(done)), 'gone', null))).toEqual({ document: {}, past: [], future: [{ a: 1 }] })
  })

  test('survives a gesture that is rolled back', () => {
    const done = rollBack(ignore(record(mark(createHistory<Fields>({})), 'a', 1), 'z', 9))
    expect(done.document).toEqual({ z: 9 })
  })
})
