import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BusyError } from './busy-error.ts'
import { type Claimant, type Claims, createClaims } from './claims.ts'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

const of = (key: string, isBackground = false): Claimant => ({ key, isBackground })

/** A queue whose work ends one piece at a time, when `finish` says so; `started` has the names in the order of starting. */
const given = (limits: FairQueueLimits) => {
  const queue = createFairQueue(limits)
  const started: string[] = []
  const open: { name: string; end: () => void }[] = []
  const outcomes = new Map<string, 'done' | 'busy' | 'left'>()
  const add = (name: string, claims: Claims, signal?: AbortSignal) => {
    const work = () => {
      started.push(name)
      return new Promise<void>((end) => open.push({ name, end }))
    }
    queue.run(work, { claims, signal }).then(
      () => outcomes.set(name, 'done'),
      (error: unknown) => outcomes.set(name, error instanceof BusyError ? 'busy' : 'left'),
    )
  }
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
  }
  return {
    started,
    outcomes,
    open,
    add,
    settle,
    addAll: async (key: string, count: number, isBackground = false) => {
      for (let index = 1; index <= count; index += 1) add(`${key}${index}`, createClaims(of(key, isBackground)))
      await settle()
    },
    finish: async () => {
      open.shift()?.end()
      await settle()
    },
    drain: async () => {
      while (open.length > 0) {
        open.shift()?.end()
        await settle()
      }
    },
  }
}

describe('keys', () => {
  it('take turns, whatever one of them has waiting', async () => {
    const { addAll, drain, started } = given({ parallel: 1, waiting: 100 })
    await addAll('a', 5)
    await addAll('b', 2)
    await addAll('c', 1)
    await drain()
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5'])
  })

  it('have a bounded share of what waits, which others do not use up', async () => {
    const { addAll, drain, outcomes, started } = given({ parallel: 1, waiting: 100, waitingPerKey: 3 })
    await addAll('a', 10)
    await addAll('b', 1)
    expect([...outcomes.values()].filter((outcome) => outcome === 'busy')).toHaveLength(6)
    await drain()
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  it('have a bounded share of what runs, so that a newcomer starts at once', async () => {
    const { addAll, started } = given({ parallel: 3, parallelPerKey: 2, waiting: 100 })
    await addAll('a', 5)
    expect(started).toEqual(['a1', 'a2'])
    await addAll('b', 1)
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  it('that are new displace the last of the longest line when there is no room left', async () => {
    const { addAll, drain, outcomes, started } = given({ parallel: 1, waiting: 4 })
    await addAll('a', 5)
    await addAll('b', 1)
    expect(outcomes).toEqual(new Map([['a5', 'busy']]))
    await addAll('a', 1)
    await drain()
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })
})

describe('work that several want', () => {
  it('is done once, at the turn of the first of them', async () => {
    const { add, addAll, drain, started } = given({ parallel: 1, waiting: 100 })
    await addAll('a', 5)
    const claims = createClaims(of('a'))
    add('wanted', claims)
    claims.add(of('b'))
    await drain()
    expect(started).toEqual(['a1', 'a2', 'wanted', 'a3', 'a4', 'a5'])
  })

  it('keeps its place with those who stay', async () => {
    const { add, addAll, drain, started } = given({ parallel: 1, waiting: 100 })
    await addAll('a', 2)
    const claims = createClaims(of('b'))
    add('wanted', claims)
    const leave = claims.add(of('c'))
    leave()
    await drain()
    expect(started).toEqual(['a1', 'a2', 'wanted'])
  })

  it('that was made ahead moves forward once somebody waits for it', async () => {
    const { add, addAll, drain, started } = given({ parallel: 1, waiting: 100 })
    await addAll('a', 1)
    const claims = createClaims(of('x', true))
    add('wanted', claims)
    await addAll('b', 2)
    claims.add(of('c'))
    await drain()
    expect(started).toEqual(['a1', 'b1', 'wanted', 'b2'])
  })
})

describe('background work', () => {
  it('runs when nothing else waits', async () => {
    const { addAll, drain, started } = given({ parallel: 1, waiting: 100 })
    await addAll('x', 3, true)
    await addAll('a', 2)
    await drain()
    expect(started).toEqual(['x1', 'a1', 'a2', 'x2', 'x3'])
  })

  it('leaves a place free for others', async () => {
    const { addAll, started } = given({ parallel: 2, waiting: 100 })
    await addAll('x', 3, true)
    expect(started).toEqual(['x1'])
    await addAll('a', 1)
    expect(started).toEqual(['x1', 'a1'])
  })

  it('is displaced first', async () => {
    const { addAll, outcomes } = given({ parallel: 1, waiting: 3 })
    await addAll('a', 3)
    await addAll('x', 1, true)
    await addAll('a', 1)
    expect(outcomes).toEqual(new Map([['x1', 'busy']]))
  })
})

it('a caller who leaves takes his waiting work along, and it never starts', async () => {
  const { add, addAll, drain, outcomes, started } = given({ parallel: 1, waiting: 100 })
  await addAll('a', 1)
  const leaving = new AbortController()
  add('dropped', createClaims(of('b')), leaving.signal)
  await addAll('c', 1)
  leaving.abort(new Error('Left.'))
  await drain()
  expect([started, outcomes.get('dropped')]).toEqual([['a1', 'c1'], 'left'])
})

/** What happens to a queue, in any order. */
const events = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ type: fc.constant('add' as const), key: fc.constantFrom('a', 'b', 'c', 'd') }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('ahead' as const), key: fc.constantFrom('a', 'b') }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('finish' as const) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('leave' as const), index: fc.nat(200) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('join' as const),
        index: fc.nat(200),
        key: fc.constantFrom('a', 'b', 'c', 'd'),
      }),
    },
  ),
  { maxLength: 60 },
)

it('whatever happens, the limits hold, everything ends exactly once, and the queue is empty afterwards', async () => {
  const limits = fc.record({
    parallel: fc.integer({ min: 1, max: 3 }),
    parallelPerKey: fc.integer({ min: 1, max: 3 }),
    waitingPerKey: fc.integer({ min: 1, max: 5 }),
    waiting: fc.integer({ min: 1, max: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(limits, events, async (bounds, all) => {
      const run = given(bounds)
      const items: { readonly name: string; readonly claims: Claims; readonly leaving: AbortController }[] = []
      for (const event of all) {
        const item = 'index' in event ? items[event.index % Math.max(1, items.length)] : undefined
        if (event.type === 'finish') await run.finish()
        else if (event.type === 'leave') item?.leaving.abort(new Error('Left.'))
        else if (event.type === 'join') item?.claims.add(of(event.key))
        else {
          const name = String(items.length)
          const claims = createClaims(of(event.key, event.type === 'ahead'))
          const leaving = new AbortController()
          items.push({ name, claims, leaving })
          run.add(name, claims, leaving.signal)
        }
        await run.settle()
        expect(run.open.length).toBeLessThanOrEqual(bounds.parallel)
        const waiting = items.length - run.started.length - countUnstarted(run)
        expect(waiting).toBeLessThanOrEqual(bounds.waiting)
      }
      await run.drain()
      expect(new Set(run.started).size).toBe(run.started.length)
      expect([...run.outcomes.keys()].toSorted()).toEqual(items.map(({ name }) => name).toSorted())
    }),
  )
})

it('a newcomer waits for at most one piece of work of every other key', async () => {
  const others = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 20 }), {
    minKeys: 1,
  })
  await fc.assert(
    fc.asyncProperty(others, fc.nat(5), async (counts, finished) => {
      const run = given({ parallel: 1, waiting: 1000 })
      for (const [key, count] of Object.entries(counts)) await run.addAll(key, count)
      for (let index = 0; index < finished; index += 1) await run.finish()
      const before = run.started.length
      await run.addAll('new', 1)
      await run.drain()
      const waited = run.started.indexOf('new1') - before
      expect(waited).toBeLessThanOrEqual(Object.keys(counts).length)
    }),
  )
})

/** Refused or left before they could start. */
const countUnstarted = ({ outcomes, started }: ReturnType<typeof given>): number =>
  [...outcomes].filter(([name, outcome]) => outcome !== 'done' && !started.includes(name)).length
