import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** A browser's storage with room for so many characters of one value. */
const storageWith = ({ room, isForbidden }: { room: number; isForbidden: boolean }) => {
  const storage: Record<string, unknown> = {}
  const limits = { room, isForbidden }
  const allowed = <Result>(run: () => Result): Result => {
    if (limits.isForbidden) throw new DOMException('The operation is insecure.', 'SecurityError')
    return run()
  }
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => allowed(() => storage[key] ?? null) },
    setItem: {
      value: (key: string, value: string) =>
        allowed(() => {
          if (value.length > limits.room) throw new DOMException('exceeded the quota', 'QuotaExceededError')
          storage[key] = value
        }),
    },
    removeItem: { value: (key: string) => allowed(() => Reflect.deleteProperty(storage, key)) },
  })
  return { storage, limits }
}

const given = async (options = { room: 100, isForbidden: false }) => {
  const local = storageWith(options)
  const session = storageWith(options)
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', local.storage)
  vi.stubGlobal('sessionStorage', session.storage)
  /** As after a reload: what was in memory is gone. */
  const reload = async () => {
    vi.resetModules()
    return import('./browser-storage.ts')
  }
  const isAskedBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return { ...(await reload()), local, session, reload, isAskedBeforeClosing }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const LONG = 'x'.repeat(200)

describe('what the browser stores', () => {
  test.each(['browser', 'visit'] as const)('is read again after a reload (%s)', async (lifetime) => {
    const { writeStored, reload, local, session } = await given()
    expect(writeStored('a', 'one', { lifetime })).toBe(true)
    expect((await reload()).readStored('a', lifetime)).toBe('one')
    expect(Object.keys(lifetime === 'browser' ? session.storage : local.storage)).toEqual([])
  })

  test('is listed by what its key begins with, and gone when it is removed', async () => {
    const { writeStored, readStored, listStored } = await given()
    for (const key of ['draft/1', 'draft/2', 'other']) writeStored(key, 'x')
    writeStored('draft/1', null)
    expect(listStored('draft/')).toEqual(['draft/2'])
    expect(readStored('draft/1')).toBeNull()
  })

  test.each(['{', '', 'undefined'])('and is no JSON counts as nothing: %j', async (text) => {
    const { writeStored, readStoredJson } = await given()
    writeStored('a', text)
    expect(readStoredJson('a')).toBeNull()
  })
})

describe.each([
  ['full', { room: 100, isForbidden: false }],
  ['forbidden', { room: 100, isForbidden: true }],
])('a storage that is %s', (_, options) => {
  test('gives back what was written last as long as the page lasts', async () => {
    const { writeStored, readStored, listStored } = await given(options)
    writeStored('draft/1', 'older')
    expect(writeStored('draft/1', LONG)).toBe(false)
    expect(readStored('draft/1')).toBe(LONG)
    expect(listStored('draft/')).toEqual(['draft/1'])
    writeStored('draft/1', null)
    expect([readStored('draft/1'), listStored('draft/')]).toEqual([null, []])
  })

  test('has no older value at the next visit, which would be taken for this one', async () => {
    const { writeStored, reload } = await given(options)
    writeStored('token', 'of Eva')
    writeStored('token', `of Kim ${LONG}`)
    expect((await reload()).readStored('token')).toBeNull()
  })

  test('asks before closing while it could not take somebody’s work, and not for anything else', async () => {
    const { writeStored, hasUnstoredWork, onUnstoredWork, isAskedBeforeClosing } = await given(options)
    const heard: boolean[] = []
    const stop = onUnstoredWork(() => heard.push(hasUnstoredWork()))
    writeStored('settings', LONG)
    expect([hasUnstoredWork(), isAskedBeforeClosing()]).toEqual([false, false])
    writeStored('draft/1', LONG, { isWork: true })
    writeStored('draft/2', LONG, { isWork: true })
    expect([hasUnstoredWork(), isAskedBeforeClosing()]).toEqual([true, true])
    writeStored('draft/1', null, { isWork: true })
    expect(isAskedBeforeClosing()).toBe(true)
    writeStored('draft/2', null, { isWork: true })
    expect([hasUnstoredWork(), isAskedBeforeClosing()]).toEqual([false, false])
    stop()
    writeStored('draft/1', LONG, { isWork: true })
    expect(heard).toEqual([true, false])
    writeStored('draft/1', null)
  })

  test('is used again once it has room', async () => {
    const { writeStored, local, reload } = await given(options)
    writeStored('draft/1', LONG, { isWork: true })
    Object.assign(local.limits, { room: 1_000, isForbidden: false })
    expect(writeStored('draft/1', LONG, { isWork: true })).toBe(true)
    expect((await reload()).readStored('draft/1')).toBe(LONG)
  })
})

test('work that a full storage cannot take leaves its older state for the next visit', async () => {
  const { writeStored, reload } = await given()
  writeStored('draft/1', 'older', { isWork: true })
  writeStored('draft/1', LONG, { isWork: true })
  expect((await reload()).readStored('draft/1')).toBe('older')
})
