import { createListeners } from '@gebaerdenraum/editing/observable'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../api/session.ts'
import { givenSession } from '../testing/given-session.ts'
import { createOpenStores } from './open-stores.ts'
import { givenBrowser } from './stubbed-browser.fixture.ts'

/** Saves once `answer` is called. */
const givenStore = () => {
  const { subscribe, notify } = createListeners()
  const state = { isIdle: true, isStopped: false, releases: 0 }
  const change = (isIdle: boolean): void => {
    state.isIdle = isIdle
    notify()
  }
  return {
    state,
    edit: () => change(false),
    answer: () => change(true),
    draft: { flush: () => undefined, release: () => Object.assign(state, { releases: state.releases + 1 }) },
    store: {
      subscribe,
      isIdle: () => state.isIdle,
      flush: async () => undefined,
      retry: () => undefined,
      stop: () => {
        state.isStopped = true
      },
    },
  }
}
type Given = ReturnType<typeof givenStore>
const settled = () => vi.advanceTimersByTimeAsync(0)

const given = (options?: { readonly takesLateEdits: boolean }) => {
  const stores = createOpenStores<Given['store']>(options)
  const open = (): Given & { readonly leave: () => void } => {
    const it = givenStore()
    stores.add(it.store, it.draft)
    return { ...it, leave: stores.attach(it.store) }
  }
  return { open, isFound: ({ store }: Given) => stores.find((each) => each === store) !== null }
}

beforeEach(() => {
  givenBrowser()
  vi.useFakeTimers()
  setSession(givenSession({ _id: 'eva' }))
})
afterEach(() => {
  setSession(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a store that was left is found until it is saved, and then stopped', async () => {
  const { open, isFound } = given()
  const it = open()
  it.edit()
  it.leave()
  await settled()
  expect([isFound(it), it.state.isStopped]).toEqual([true, false])
  it.answer()
  await settled()
  expect([isFound(it), it.state]).toMatchObject([false, { isStopped: true, releases: 1 }])
})

test('one that takes late edits is not stopped: with the next edit it is found again until it is saved', async () => {
  const { open, isFound } = given({ takesLateEdits: true })
  const it = open()
  it.leave()
  await settled()
  expect([isFound(it), it.state]).toMatchObject([false, { isStopped: false, releases: 1 }])
  it.edit()
  expect(isFound(it)).toBe(true)
  it.answer()
  await settled()
  expect([isFound(it), it.state]).toMatchObject([false, { isStopped: false, releases: 2 }])
})

test('late edits of another account are never sent', async () => {
  const { open, isFound } = given({ takesLateEdits: true })
  const it = open()
  it.leave()
  await settled()
  setSession(givenSession({ _id: 'kim' }))
  it.edit()
  expect([isFound(it), it.state.isStopped]).toEqual([false, true])
})

test('of very many that were left the oldest is stopped', async () => {
  const { open } = given({ takesLateEdits: true })
  const all = Array.from({ length: 21 }, open)
  for (const { leave } of all) leave()
  await settled()
  expect(all.map(({ state }) => state.isStopped)).toEqual([true, ...Array.from({ length: 20 }, () => false)])
})
