import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AutosaveTiming } from './autosave.ts'
import { createAutosave, type SaveOutcome } from './create-autosave.ts'

const timing: AutosaveTiming = { debounceMs: 10_000, maxWaitMs: 30_000, retryMs: 2000, retryMaxMs: 60_000 }

/** A clock that goes when it is told to. */
const fakeClock = () => {
  let now = 0
  let timers: { readonly at: number; readonly callback: () => void }[] = []
  return {
    now: () => now,
    wake: (callback: () => void, delayMs: number) => {
      const timer = { at: now + delayMs, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    go: (ms: number) => {
      const end = now + ms
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = Math.max(now, next.at)
        next.callback()
      }
      now = end
    },
    timers: () => timers.length,
  }
}

/** A store that answers when it is told to. `lost` ones it took in, but the answer never came. */
type Answer = 'saved' | 'lost' | 'offline' | 'refused' | 'conflicted'
const fakeStore = () => {
  const store = { content: 0, saves: 0, open: 0, mostOpen: 0, answer: (_: Answer) => {} }
  const save = (content: number): Promise<SaveOutcome> =>
    new Promise((resolve, reject) => {
      store.saves += 1
      store.open += 1
      store.mostOpen = Math.max(store.mostOpen, store.open)
      store.answer = (answer) => {
        store.answer = () => {}
        store.open -= 1
        if (answer === 'saved' || answer === 'lost') store.content = content
        if (answer === 'saved') resolve({ type: 'saved' })
        else if (answer === 'refused' || answer === 'conflicted') resolve({ type: answer, error: answer })
        else reject(new Error('offline'))
      }
    })
  return { store, save }
}

const given = (isStored = true) => {
  const clock = fakeClock()
  const { store, save } = fakeStore()
  const saving = createAutosave({ content: 0, isStored, timing, clock, save })
  const answered = async (answer: Answer) => {
    store.answer(answer)
    await new Promise((resolve) => setImmediate(resolve))
  }
  let edits = 0
  const editNext = () => {
    edits += 1
    saving.edit(edits)
  }
  return { clock, store, saving, answered, editNext, edits: () => edits }
}

describe('saving by itself', () => {
  test('waits for the debounce and saves the newest', async () => {
    const { clock, store, saving, answered } = given()
    saving.edit(1)
    clock.go(9000)
    saving.edit(2)
    clock.go(9999)
    expect(store.saves).toBe(0)
    clock.go(1)
    await answered('saved')
    expect([store.saves, store.content, saving.state().status, clock.timers()]).toEqual([1, 2, 'clean', 0])
  })

  test('gives everybody who flushes meanwhile the same answer', async () => {
    const { store, saving, answered } = given()
    saving.edit(1)
    const first = saving.flush()
    const second = saving.flush()
    expect(second).toBe(first)
    await answered('saved')
    expect([await first, store.saves]).toMatchObject([{ status: 'clean' }, 1])
  })

  test('a flush waits for what was edited during the save too', async () => {
    const { store, saving, answered } = given()
    saving.edit(1)
    void saving.flush()
    saving.edit(2)
    const flushed = saving.flush()
    await answered('saved')
    await answered('saved')
    expect([(await flushed).status, store.content]).toEqual(['clean', 2])
  })

  test('a flush with nothing to save saves nothing', async () => {
    const { store, saving } = given()
    expect([(await saving.flush()).status, store.saves]).toEqual(['clean', 0])
  })

  test('a flush tells that saving failed, and the save is tried again', async () => {
    const { clock, store, saving, answered } = given()
    saving.edit(1)
    const flushed = saving.flush()
    await answered('offline')
    expect(await flushed).toMatchObject({ status: 'failed', error: new Error('offline') })
    clock.go(timing.retryMs)
    await answered('saved')
    expect([store.content, saving.state().status]).toEqual([1, 'clean'])
  })

  test('a store that has too much to do is left alone for as long as it asks', async () => {
    const clock = fakeClock()
    const { store, save } = fakeStore()
    const saving = createAutosave({ content: 0, isStored: true, timing, clock, save, readRetryAfterMs: () => 45_000 })
    saving.edit(1)
    void saving.flush()
    store.answer('offline')
    await new Promise((resolve) => setImmediate(resolve))
    clock.go(44_999)
    expect(store.saves).toBe(1)
    clock.go(1)
    expect(store.saves).toBe(2)
  })

  test('a save that throws before it begins has failed like any other', async () => {
    const broken = createAutosave({
      content: 0,
      isStored: true,
      timing,
      clock: fakeClock(),
      save: () => {
        throw new Error('broken')
      },
    })
    broken.edit(1)
    expect(await broken.flush()).toMatchObject({ status: 'failed', error: new Error('broken') })
  })

  test('a timer that fires early is set again', async () => {
    let wakes: (() => void)[] = []
    let now = 0
    const { store, save } = fakeStore()
    const wake = (callback: () => void) => {
      wakes.push(callback)
      return () => {}
    }
    const clock = { now: () => now, wake }
    const saving = createAutosave({ content: 0, isStored: true, timing, clock, save })
    saving.edit(1)
    for (now of [9999, 10_000]) {
      const due = wakes
      wakes = []
      for (const callback of due) callback()
    }
    expect(store.saves).toBe(1)
  })

  test('stops its timers and tells listeners until they leave', async () => {
    const { clock, saving } = given()
    let calls = 0
    const leave = saving.subscribe(() => {
      calls += 1
    })
    saving.edit(1)
    leave()
    saving.edit(2)
    saving.stop()
    expect([calls, clock.timers()]).toEqual([1, 0])
  })
})

type Step = (given: Given) => unknown
type Given = ReturnType<typeof given>

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>(({ editNext }) => editNext()) },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: 40_000 }).map(
      (ms): Step =>
        ({ clock }) =>
          clock.go(ms),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Answer[]>('saved', 'saved', 'lost', 'offline', 'refused', 'conflicted').map(
      (answer): Step =>
        ({ answered }) =>
          answered(answer),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<('flush' | 'retry')[]>('flush', 'retry').map(
      (how): Step =>
        ({ saving }) => {
          void saving[how]()
        },
    ),
  },
)

describe('whatever happens', () => {
  test('no edit is lost and never are two saves on their way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(steps, { maxLength: 60 }), async (isStored, taken) => {
        const all = given(isStored)
        const { clock, store, saving, answered } = all
        for (const step of taken) {
          await step(all)
          const newest = all.edits()
          const { content, status, stored } = saving.state()
          expect(content).toBe(newest)
          if (status === 'clean') expect([stored?.content, store.content]).toEqual([newest, newest])
        }
        void saving.retry()
        while (store.open > 0 || clock.timers() > 0) {
          clock.go(timing.maxWaitMs)
          await answered('saved')
        }
        expect([saving.state().status, store.content]).toEqual(['clean', all.edits()])
        expect(store.mostOpen).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('as long as saves come through, no edit waits for longer than the maximum', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 12_000 }), { minLength: 1, maxLength: 40 }),
        async (pauses) => {
          const { clock, store, saving, answered } = given()
          const editedAt: number[] = [0]
          for (const ms of pauses) {
            saving.edit(editedAt.length)
            editedAt.push(clock.now())
            clock.go(ms)
            await answered('saved')
            const oldestUnsaved = editedAt[store.content + 1]
            if (oldestUnsaved !== undefined) expect(clock.now() - oldestUnsaved).toBeLessThanOrEqual(timing.maxWaitMs)
          }
        },
      ),
    )
  })
})
