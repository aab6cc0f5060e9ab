import { moveTo } from '@gebaerdenraum/domain/lists/list-edits'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { add, conflict, listOf, offline, remove, serverWith, signOf } from './list-store.fixture.ts'
import { createListStore } from './list-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms = 1000) => vi.advanceTimersByTimeAsync(ms)

describe('own edits', () => {
  const given = (...ids: readonly string[]) => {
    const server = serverWith(ids)
    return { server, store: createListStore(server.ports, listOf(ids)) }
  }

  test('are taken back one by one, made again, and saved each time', async () => {
    const { server, store } = given('a', 'b', 'c')
    store.edit(add('d'), signOf('d'))
    store.edit(moveTo(['a', 'b', 'c', 'd'], 'c', 0))
    store.edit(remove('b'))
    await pass()
    const seen = [server.stored()]
    for (const way of ['undo', 'undo', 'undo', 'redo', 'redo', 'redo'] as const) {
      expect(await store[way]()).toBe('done')
      await pass()
      seen.push(server.stored())
    }
    expect(seen.map((ids) => ids.join(''))).toEqual(['cad', 'cabd', 'abcd', 'abc', 'abcd', 'cabd', 'cad'])
    expect(await store.redo()).toBe('nothing')
    expect(store.view()).toMatchObject({ canUndo: true, canRedo: false })
  })

  test('made together are one step', async () => {
    const { store } = given('a')
    store.editAll([add('b'), add('a'), add('c')], [signOf('b'), signOf('c')])
    await store.undo()
    expect(store.view()).toMatchObject({ signIds: ['a'], canUndo: false })
    await store.redo()
    expect(store.view().signs.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })

  test('that change nothing are no step', () => {
    const { store } = given('a')
    expect([store.edit(add('a')), store.view().canUndo]).toEqual([undefined, false])
  })

  test('cannot be made again after another edit', async () => {
    const { store } = given('a', 'b')
    store.edit(remove('a'))
    await store.undo()
    store.edit(remove('b'))
    expect([await store.redo(), store.view().signIds]).toEqual(['nothing', ['a']])
  })

  test('are taken back in a list that others have changed, beside what is left', async () => {
    const { server, store } = given('a', 'b', 'c')
    store.edit(remove('c'))
    await pass()
    server.change(remove('a'), add('theirs'))
    await store.undo()
    await pass()
    expect(server.stored()).toEqual(['b', 'c', 'theirs'])
  })

  test('that others have taken back are dropped, and the one before is next', async () => {
    const { server, store } = given('a')
    store.edit(remove('a'))
    store.edit(add('b'), signOf('b'))
    await pass()
    server.change(remove('b'))
    store.receive(await server.ports.load('list'))
    expect([await store.undo(), await store.redo()]).toEqual(['outdated', 'nothing'])
    expect([await store.undo(), store.view().signIds]).toEqual(['done', ['a']])
  })

  test('are found by their id, wherever they are, also after they were taken back and made again', async () => {
    const { store } = given('a', 'b')
    const id = store.edit(remove('a'))!
    store.edit(remove('b'))
    expect([await store.undo({ id }), store.view().signIds]).toEqual(['done', ['a']])
    expect([await store.undo({ id }), store.view().signIds]).toEqual(['nothing', ['a']])
    await store.redo()
    expect([await store.undo({ id }), store.view().signIds]).toEqual(['done', ['a']])
    // It was the first when it was removed.
    expect([await store.undo(), store.view().signIds]).toEqual(['done', ['b', 'a']])
  })

  test('of the name are taken back and made again, in their order', async () => {
    const { server, store } = given('a')
    store.edit(remove('a'))
    expect(await store.rename('Zoo')).toBe(true)
    expect([await store.undo(), store.view().name, store.view().signIds]).toEqual(['done', 'Tiere', []])
    expect([await store.redo(), store.view().name]).toEqual(['done', 'Zoo'])
    await store.undo()
    await store.undo()
    expect(store.view()).toMatchObject({ name: 'Tiere', signIds: ['a'], canUndo: false })
    expect(server.ports.rename.mock.calls.map(([, name]) => name)).toEqual(['Zoo', 'Tiere', 'Zoo', 'Tiere'])
  })

  test('of the name are dropped when others have renamed the list, or the server refuses', async () => {
    const { server, store } = given('a')
    await store.rename('Zoo')
    store.receive({ ...(await server.ports.load('list')), name: 'Theirs' })
    expect([await store.undo(), store.view()]).toMatchObject(['outdated', { name: 'Theirs', canUndo: false }])
    await store.rename('Wald')
    server.ports.rename.mockRejectedValueOnce(conflict())
    expect([await store.undo(), store.view()]).toMatchObject(['refused', { name: 'Wald', canRedo: false }])
  })

  test('of the name stay to be taken back where the server cannot be reached', async () => {
    const { server, store } = given('a')
    await store.rename('Zoo')
    server.ports.rename.mockRejectedValueOnce(offline())
    expect([await store.undo(), store.view()]).toMatchObject(['failed', { name: 'Zoo', canUndo: true, canRedo: false }])
    expect([await store.undo(), store.view()]).toMatchObject(['done', { name: 'Tiere', canUndo: false }])
  })

  test('wait for a rename that is on its way', async () => {
    const { store } = given('a')
    store.edit(remove('a'))
    await store.rename('Zoo')
    expect(await Promise.all([store.undo(), store.undo(), store.undo()])).toEqual(['done', 'done', 'nothing'])
    expect(store.view()).toMatchObject({ name: 'Tiere', signIds: ['a'] })
  })

  test('made while a rename is taken back end what could be made again', async () => {
    const { store } = given('a')
    await store.rename('Zoo')
    const undone = store.undo()
    await Promise.resolve()
    store.edit(remove('a'))
    expect([await undone, await store.redo(), store.view().signIds]).toEqual(['done', 'nothing', []])
  })

  test('in the menu of the list are steps, too', async () => {
    const { store } = given('a')
    store.noteRename('Tiere', 'Tiere')
    expect(store.view().canUndo).toBe(false)
    store.noteRename('Tiere', 'Zoo')
    expect([store.view().name, await store.undo(), store.view().name]).toEqual(['Zoo', 'done', 'Tiere'])
  })

  test('that the server refuses are saved once they are taken back', async () => {
    const { server, store } = given('a')
    server.faults.push(new ApiError({ name: 'BadRequest', code: 400 }))
    store.edit(add('b'), signOf('b'))
    await pass()
    expect(store.view().saving).toBe('refused')
    await store.undo()
    await pass()
    expect([store.view().saving, store.view().signIds]).toEqual(['saved', ['a']])
  })

  test('of a failed rename are no step', async () => {
    const { server, store } = given('a')
    server.ports.rename.mockRejectedValueOnce(conflict())
    expect([await store.rename('Zoo'), store.view()]).toMatchObject([false, { name: 'Tiere', canUndo: false }])
  })

  test('that are discarded cannot be taken back', async () => {
    const { server, store } = given('a')
    server.faults.push(new ApiError({ name: 'NotFound', code: 404 }))
    store.edit(remove('a'))
    await pass()
    store.discard()
    expect(store.view()).toMatchObject({ signIds: ['a'], canUndo: false })
  })
})
