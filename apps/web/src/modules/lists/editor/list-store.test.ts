import { moveTo } from '@gebaerdenraum/domain/lists/list-edits'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { add, listOf, offline, remove, serverWith, signOf } from './list-store.fixture.ts'
import { createListStore, UNNAMED_LIST } from './list-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms = 1000) => vi.advanceTimersByTimeAsync(ms)

describe('an edited list', () => {
  test('shows an edit at once and saves it by itself', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']))
    store.edit(add('b'), signOf('b'))
    expect(store.view()).toMatchObject({ signIds: ['a', 'b'], signs: [{ name: 'A' }, { name: 'B' }], saving: 'edited' })
    await pass()
    expect(store.view().saving).toBe('saved')
    expect(server.stored()).toEqual(['a', 'b'])
    expect(server.drafts.get('list')).toEqual([])
  })

  test('sends edits made in quick succession as one call', async () => {
    const server = serverWith([])
    const store = createListStore(server.ports, listOf([]))
    store.edit(add('a'), signOf('a'))
    store.editAll([add('b'), add('c')], [signOf('b'), signOf('c')])
    await pass()
    expect(server.ports.save).toHaveBeenCalledTimes(1)
    expect(server.stored()).toEqual(['a', 'b', 'c'])
  })

  test('keeps the very object of a sign that the server answers unchanged', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']))
    const [before] = store.view().signs
    store.edit(add('b'), signOf('b'))
    const { signs } = store.view()
    await pass()
    expect(store.view().saving).toBe('saved')
    expect(store.view().signs).toBe(signs)
    expect(store.view().signs[0]).toBe(before)
  })

  test('saves what was edited while it was saving', async () => {
    const server = serverWith([])
    const store = createListStore(server.ports, listOf([]))
    store.edit(add('a'), signOf('a'))
    const saving = store.flush()
    store.edit(add('b'), signOf('b'))
    await saving
    expect(store.view().saving).toBe('edited')
    await pass()
    expect(store.view().saving).toBe('saved')
    expect(server.stored()).toEqual(['a', 'b'])
  })

  test('makes its edits again on the list that somebody else has changed meanwhile', async () => {
    const server = serverWith(['a', 'b', 'c'])
    const store = createListStore(server.ports, listOf(['a', 'b', 'c']))
    server.change(add('theirs'), remove('c'))
    store.edit(add('mine'), signOf('mine'))
    store.edit(moveTo(['a', 'b', 'c', 'mine'], 'a', 1))
    await pass()
    expect(server.stored()).toEqual(['b', 'a', 'theirs', 'mine'])
    expect(store.view()).toMatchObject({ signIds: ['b', 'a', 'theirs', 'mine'], saving: 'saved' })
  })

  test('keeps its edits without a connection and saves them once it is back', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']))
    server.faults.push(offline(), offline(), offline())
    store.edit(add('b'), signOf('b'))
    await pass()
    expect(store.view()).toMatchObject({ saving: 'waiting', signIds: ['a', 'b'] })
    store.edit(remove('a'))
    expect(store.view().saving).toBe('waiting')
    expect(server.drafts.get('list')).toEqual([add('b'), remove('a')])
    await pass(60_000)
    expect(store.view().saving).toBe('saved')
    expect(server.stored()).toEqual(['b'])
    expect(server.drafts.get('list')).toEqual([])
  })

  test('tells an error of the server from a lost connection, and saves once the fault is over', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']))
    const fault = new ApiError({ name: 'GeneralError', code: 500, message: 'Der Speicher ist voll.' })
    server.faults.push(fault, offline(), new TypeError('x is undefined'))
    store.edit(add('b'), signOf('b'))
    await pass()
    expect(store.view()).toMatchObject({ saving: 'failed', error: fault, signIds: ['a', 'b'] })
    store.edit(remove('a'))
    expect(store.view().saving).toBe('failed')
    await pass(2000)
    expect(store.view().saving).toBe('waiting')
    await pass(4000)
    expect(store.view().saving).toBe('failed')
    await pass(8000)
    expect([store.view().saving, server.stored()]).toEqual(['saved', ['b']])
  })

  test('leaves a server alone that has too much to do, for as long as it asks', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']))
    server.faults.push(new ApiError({ name: 'TooManyRequests', code: 429 }, 120_000))
    store.edit(remove('a'))
    await pass(300)
    await pass(119_999)
    expect([store.view().saving, server.ports.save.mock.calls.length]).toEqual(['failed', 1])
    await pass(1)
    expect(store.view().saving).toBe('saved')
  })

  test('tries at once when somebody asks for it', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']))
    server.faults.push(offline())
    store.edit(remove('a'))
    await pass()
    store.retry()
    await pass(0)
    expect(store.view().saving).toBe('saved')
  })

  test('stops at a refusal, says so and forgets nothing', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']))
    const refusal = new ApiError({ name: 'NotFound', code: 404, message: 'Nicht gefunden' })
    server.faults.push(refusal)
    store.edit(remove('a'))
    await pass(60_000)
    expect(store.view()).toMatchObject({ saving: 'refused', error: refusal, signIds: [] })
    expect(server.ports.save).toHaveBeenCalledTimes(1)
    expect(server.drafts.get('list')).toEqual([remove('a')])
  })

  test('sends nothing more once another account is signed in, and keeps what it has', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']))
    server.faults.push(offline())
    store.edit(remove('a'))
    const saving = store.flush()
    store.stop()
    await saving
    store.retry()
    await pass(60_000)
    expect(server.ports.save).toHaveBeenCalledTimes(1)
    expect(server.drafts.get('list')).toEqual([remove('a')])
  })

  test('gives up what was refused when it is told to', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']))
    server.faults.push(new ApiError({ name: 'Forbidden', code: 403 }))
    store.edit(remove('a'))
    await pass()
    store.discard()
    expect(store.view()).toMatchObject({ saving: 'saved', error: null, signIds: ['a'] })
    expect(server.drafts.get('list')).toEqual([])
  })

  test('takes up edits that an earlier visit could not save, and fetches the signs it does not know', async () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a']), [add('b')])
    await pass()
    expect(server.stored()).toEqual(['a', 'b'])
    expect(store.view().signs).toMatchObject([{ name: 'A' }, { name: 'B' }])
  })

  test('does not go back behind its own revision when an older answer comes late', () => {
    const server = serverWith(['a'])
    const store = createListStore(server.ports, listOf(['a', 'b'], 4))
    store.receive({ ...listOf(['a'], 3), name: 'Vögel' })
    expect(store.view()).toMatchObject({ signIds: ['a', 'b'], name: 'Vögel' })
  })
})

describe('a new list', () => {
  test('is not created by being looked at', async () => {
    const server = serverWith([])
    const store = createListStore(server.ports, null)
    await store.flush()
    expect(server.ports.create).not.toHaveBeenCalled()
    expect(store.view()).toMatchObject({ list: null, name: UNNAMED_LIST, saving: 'new' })
  })

  test('is created with its first sign, and only once', async () => {
    const server = serverWith([])
    const store = createListStore(server.ports, null)
    store.edit(add('a'), signOf('a'))
    await pass()
    store.edit(add('b'), signOf('b'))
    await pass()
    expect(server.ports.create.mock.calls).toEqual([[{ _id: store.uid, name: UNNAMED_LIST, signs: ['a'] }]])
    expect(server.stored()).toEqual(['a', 'b'])
    expect(server.drafts.get(null)).toEqual([])
  })

  test('is created once when the answer is lost, and what was edited since is in it', async () => {
    const server = serverWith([])
    const store = createListStore(server.ports, null)
    server.ports.create.mockImplementationOnce(async ({ signs }) => {
      server.change(...signs.map(add))
      throw offline()
    })
    store.edit(add('a'), signOf('a'))
    await pass(500)
    expect(store.view()).toMatchObject({ list: null, saving: 'waiting' })
    store.editAll([add('b'), remove('a')], [signOf('b')])
    server.ports.create.mockImplementationOnce(async () => server.ports.load('list'))
    await pass(5000)
    expect(server.ports.create.mock.calls.map(([{ _id }]) => _id)).toEqual([store.uid, store.uid])
    expect(store.view()).toMatchObject({ signIds: ['b'], saving: 'saved' })
    expect(server.stored()).toEqual(['b'])
    expect(server.drafts.get('list')).toEqual([])
  })

  test('that an earlier visit may have created gets the id of that visit', async () => {
    const server = serverWith([])
    const store = createListStore(server.ports, null)
    store.adopt([add('a')], 'earlier')
    await pass()
    expect(server.ports.create.mock.calls).toEqual([[{ _id: 'earlier', name: UNNAMED_LIST, signs: ['a'] }]])
  })

  test('is created by its name, without any sign', async () => {
    const server = serverWith([])
    const store = createListStore(server.ports, null)
    await store.createAs('Tiere')
    expect(server.ports.create.mock.calls).toEqual([[{ _id: store.uid, name: 'Tiere', signs: [] }]])
    expect(store.view().list?._id).toBe('list')
  })

  test('is as new as before when its name was refused', async () => {
    const server = serverWith([])
    const store = createListStore(server.ports, null)
    const refusal = new ApiError({ name: 'Conflict', code: 409 })
    server.faults.push(refusal)
    await expect(store.createAs('Tiere', 'node')).rejects.toBe(refusal)
    expect(store.view()).toMatchObject({ list: null, name: UNNAMED_LIST })
    store.edit(add('a'), signOf('a'))
    await pass(5000)
    expect(server.ports.create).toHaveBeenLastCalledWith({ _id: store.uid, name: UNNAMED_LIST, signs: ['a'] })
  })

  test('keeps its signs until the server can be reached', async () => {
    const server = serverWith([])
    const store = createListStore(server.ports, null)
    server.faults.push(offline())
    store.edit(add('a'), signOf('a'))
    await pass()
    expect(server.drafts.get(null)).toEqual([add('a')])
    await pass(60_000)
    expect(store.view().list?._id).toBe('list')
  })
})
