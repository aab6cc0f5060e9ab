import { describe, expect, test } from 'vitest'
import { type AutosaveEvent, type AutosaveState, type AutosaveTiming, autosave, initialAutosave } from './autosave.ts'

const timing: AutosaveTiming = { debounceMs: 10_000, maxWaitMs: 30_000, retryMs: 2000, retryMaxMs: 60_000 }

const edit = (content: string, at: number) => ({ type: 'edited', content, at }) as const
const after = (...events: readonly AutosaveEvent<string>[]): AutosaveState<string> =>
  events.reduce((state, event) => autosave(state, event, timing), initialAutosave('a', true))
const unsaved = initialAutosave('a', false)

describe('edited content', () => {
  test('is saved once nothing was edited for the debounce', () => {
    expect(after(edit('b', 0))).toMatchObject({ status: 'dirty', wakeAt: 10_000 })
    expect(after(edit('b', 0), edit('c', 4000))).toMatchObject({ status: 'dirty', wakeAt: 14_000 })
    expect(after(edit('b', 0), { type: 'woken', at: 9999 }).status).toBe('dirty')
    expect(after(edit('b', 0), { type: 'woken', at: 10_000 })).toMatchObject({
      status: 'saving',
      flight: { content: 'b' },
      wakeAt: null,
    })
  })

  test('is never kept waiting for longer than the maximum', () => {
    const edits = [0, 9000, 18_000, 27_000].map((at) => edit(`at ${at}`, at))
    expect(after(...edits)).toMatchObject({ status: 'dirty', wakeAt: 30_000 })
  })

  test('is saved at once without an id', () => {
    expect(autosave(unsaved, edit('b', 0), timing)).toMatchObject({ status: 'saving', flight: { content: 'b' } })
    expect(autosave(unsaved, { type: 'flushed', at: 0 }, timing).status).toBe('saving')
  })

  test('that is again what the store holds is not saved', () => {
    expect(after(edit('b', 0), edit('a', 1))).toMatchObject({ status: 'clean', wakeAt: null })
    expect(after({ type: 'flushed', at: 0 }).status).toBe('clean')
  })
})

describe('what is edited during a save', () => {
  const flying = after(edit('b', 0), { type: 'flushed', at: 100 })
  const edited = autosave(flying, edit('c', 2000), timing)

  test('waits for its end, then for the debounce', () => {
    expect(edited).toMatchObject({ status: 'saving', flight: { content: 'b' }, wakeAt: null })
    expect(autosave(edited, { type: 'saved', at: 3000 }, timing)).toMatchObject({
      status: 'dirty',
      stored: { content: 'b' },
      savedAt: 3000,
      wakeAt: 12_000,
    })
  })

  test('follows at once when somebody waits for it', () => {
    const urgent = autosave(edited, { type: 'flushed', at: 2500 }, timing)
    expect(urgent).toMatchObject({ status: 'saving', flight: { content: 'b' } })
    expect(autosave(urgent, { type: 'saved', at: 3000 }, timing)).toMatchObject({
      status: 'saving',
      flight: { content: 'c' },
    })
  })

  test('is not saved when it is what was sent', () => {
    const back = autosave(edited, edit('b', 2500), timing)
    expect(autosave(back, { type: 'saved', at: 3000 }, timing)).toMatchObject({ status: 'clean', savedAt: 3000 })
  })

  test('is saved even when it is what the store held before', () => {
    const back = autosave(edited, edit('a', 2500), timing)
    expect(autosave(back, { type: 'saved', at: 3000 }, timing)).toMatchObject({ status: 'dirty', content: 'a' })
  })
})

describe('a failed save', () => {
  const flying = after(edit('b', 0), { type: 'flushed', at: 0 })
  const failed = autosave(flying, { type: 'failed', error: 'offline', at: 0 }, timing)

  test('stays queued and is tried again, more and more seldom', () => {
    expect(failed).toMatchObject({ status: 'failed', error: 'offline', wakeAt: 2000 })
    const waits: number[] = []
    let state = failed
    for (let tries = 0; tries < 8; tries += 1) {
      const at = state.wakeAt ?? 0
      state = autosave(autosave(state, { type: 'woken', at }, timing), { type: 'failed', error: 'offline', at }, timing)
      waits.push((state.wakeAt ?? 0) - at)
    }
    expect(waits).toEqual([4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000])
  })

  test('is not tried again by itself before the store wants it, and not earlier than usual either', () => {
    const busy = { type: 'failed', error: 'busy', at: 0 } as const
    expect(autosave(flying, { ...busy, retryAfterMs: 90_000 }, timing)).toMatchObject({ wakeAt: 90_000 })
    expect(autosave(flying, { ...busy, retryAfterMs: 0 }, timing)).toMatchObject({ wakeAt: 2000 })
    const edited = autosave(autosave(flying, { ...busy, retryAfterMs: 90_000 }, timing), edit('c', 500), timing)
    expect(edited).toMatchObject({ status: 'failed', wakeAt: 90_000 })
  })

  test('is tried at once when somebody asks, with the newest content', () => {
    const edited = autosave(failed, edit('c', 500), timing)
    expect(edited).toMatchObject({ status: 'failed', wakeAt: 2000 })
    expect(autosave(edited, { type: 'flushed', at: 600 }, timing)).toMatchObject({ flight: { content: 'c' } })
  })

  test('may have reached the store: content that was stored before is saved again', () => {
    const back = autosave(failed, edit('a', 500), timing)
    expect(back).toMatchObject({ status: 'failed', content: 'a', wakeAt: 2000 })
  })

  test('forgets its failures once one came through', () => {
    const again = autosave(failed, { type: 'retried', at: 100 }, timing)
    expect(autosave(again, { type: 'saved', at: 200 }, timing)).toMatchObject({
      status: 'clean',
      failures: 0,
      error: null,
    })
  })

  test('that was refused waits for the next edit', () => {
    const refused = autosave(flying, { type: 'refused', error: 'too long', at: 0 }, timing)
    expect(refused).toMatchObject({ status: 'failed', error: 'too long', wakeAt: null })
    expect(autosave(refused, edit('c', 500), timing)).toMatchObject({ status: 'failed', wakeAt: 10_500 })
    expect(autosave(refused, edit('a', 500), timing)).toMatchObject({ status: 'clean' })
  })
})

describe('a conflict', () => {
  const flying = after(edit('b', 0), { type: 'flushed', at: 0 })
  const conflict = autosave(flying, { type: 'conflicted', error: { revision: 4 }, at: 0 }, timing)

  test('saves nothing by itself, and keeps what is edited', () => {
    const edited = autosave(conflict, edit('c', 1), timing)
    expect(edited).toMatchObject({ status: 'conflict', content: 'c', error: { revision: 4 }, wakeAt: null })
    expect(autosave(edited, { type: 'flushed', at: 2 }, timing)).toBe(edited)
  })

  test('ends with theirs, or with mine saved elsewhere', () => {
    expect(autosave(conflict, { type: 'adopted', content: 'theirs', at: 1 }, timing)).toMatchObject({
      status: 'clean',
      content: 'theirs',
      stored: { content: 'theirs' },
    })
    expect(autosave(conflict, { type: 'retried', at: 1 }, timing)).toMatchObject({ flight: { content: 'b' } })
  })
})
