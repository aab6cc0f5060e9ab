import { describe, expect, test, vi } from 'vitest'
import { createListeners, createObservable } from './observable.ts'

describe('listeners', () => {
  test('are called with the event until they unsubscribe', () => {
    const { subscribe, notify } = createListeners<[text: string]>()
    const listener = vi.fn()
    const stop = subscribe(listener)
    notify('a')
    stop()
    notify('b')
    expect(listener.mock.calls).toEqual([['a']])
  })

  test('are called once, though they subscribed twice', () => {
    const { subscribe, notify } = createListeners()
    const listener = vi.fn()
    subscribe(listener)
    subscribe(listener)
    notify()
    expect(listener).toHaveBeenCalledOnce()
  })

  test('that are added while others are called wait for the next event, and removed ones are skipped at once', () => {
    const { subscribe, notify } = createListeners()
    const late = vi.fn()
    const removed = vi.fn()
    const stops: (() => void)[] = []
    subscribe(() => {
      subscribe(late)
      for (const stop of stops) stop()
    })
    stops.push(subscribe(removed))
    notify()
    expect([late, removed].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    notify()
    expect(late).toHaveBeenCalledOnce()
  })
})

test('an observable calls back for each value that is set, an equal one too, and has it then', () => {
  const count = createObservable(0)
  const seen: number[] = []
  const stop = count.subscribe(() => seen.push(count.get()))
  count.set(1)
  count.set(2)
  count.set(2)
  stop()
  count.set(3)
  expect([count.get(), seen]).toEqual([3, [1, 2, 2]])
})
