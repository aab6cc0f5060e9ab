import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../api/session.ts'
import { givenSession } from '../testing/given-session.ts'
import type { FileModel } from './file-model.ts'
import { createOpenFiles } from './open-files.ts'
import { givenBrowser } from './stubbed-browser.fixture.ts'

type Note = { readonly _id: string; readonly revision: number; readonly name: string; readonly text: string }
type Content = { readonly name: string; readonly text: string }
type Command = { readonly type: 'rename' | 'write'; readonly value: string }

const signIn = (userId: string): void => setSession(givenSession({ _id: userId }))

const MODEL: FileModel<Note, Content, null, Command> = {
  timing: { debounceMs: 2000, maxWaitMs: 5000, retryMs: 2000, retryMaxMs: 60_000 },
  contentOf: ({ name, text }) => ({ name, text }),
  session: null,
  reduce: (content, { type, value }) => (type === 'rename' ? { ...content, name: value } : { ...content, text: value }),
  reconcile: (session) => session,
  renaming: (value) => ({ type: 'rename', value }),
}
const NOTE: Note = { _id: 'note', revision: 1, name: 'Notiz', text: '' }

/** Files of one kind in one tab; what the server was asked for is in `calls`. */
const given = (isReached = true) => {
  const calls: string[] = []
  const answer = async (content: Content, revision: number): Promise<Note> => {
    calls.push(content.text)
    if (!isReached) throw new TypeError('Failed to fetch')
    return { ...NOTE, ...content, revision }
  }
  const files = createOpenFiles<Note, Content, null, Command>({
    model: MODEL,
    scope: 'notes',
    ports: {
      create: (_, content) => answer(content, 1),
      save: (file, content) => answer(content, file.revision + 1),
      load: async () => NOTE,
      onSaved: () => undefined,
    },
    isContent: (value): value is Content => typeof value === 'object' && value !== null && 'text' in value,
  })
  return { files, calls }
}
const write = (value: string) => ({ type: 'write', value }) as const

let browser: ReturnType<typeof givenBrowser>
beforeEach(() => {
  browser = givenBrowser()
  vi.useFakeTimers()
  signIn('eva')
})
afterEach(() => {
  setSession(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file that is open already is the same for a second page', () => {
  const { files } = given()
  const store = files.open(NOTE)
  expect([files.open({ ...NOTE, revision: 2 }), files.opened('note'), files.opened('other')]).toEqual([
    store,
    store,
    null,
  ])
})

test('a page that is left saves what is unsaved, and only then is the file closed', async () => {
  const { files, calls } = given()
  const store = files.open(NOTE)
  const leave = files.attach(store)
  store.editor.dispatch(write('a'))
  leave()
  expect(files.opened('note')).toBe(store)
  await vi.advanceTimersByTimeAsync(0)
  expect([calls, files.opened('note')]).toEqual([['a'], null])
})

test('a file that another page still shows stays open', async () => {
  const { files } = given()
  const store = files.open(NOTE)
  const leave = files.attach(store)
  files.attach(store)
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(files.opened('note')).toBe(store)
})

test('a file that is shown again at once stays open', async () => {
  const { files, calls } = given()
  const store = files.open(NOTE)
  files.attach(store)()
  files.attach(store)
  await vi.advanceTimersByTimeAsync(0)
  expect(files.opened('note')).toBe(store)
  store.editor.dispatch(write('a'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(calls).toEqual(['a'])
})

test('what could not be saved is tried again once the network is back', async () => {
  const { files, calls } = given(false)
  const store = files.open(NOTE)
  files.attach(store)
  store.editor.dispatch(write('a'))
  await vi.advanceTimersByTimeAsync(2000)
  const tries = calls.length
  browser.connect()
  await vi.advanceTimersByTimeAsync(0)
  expect([tries, calls.length]).toEqual([1, 2])
})

test('the closing of the tab saves at once, and keeps what may not have arrived', async () => {
  const { files, calls } = given(false)
  files.open(NOTE).editor.dispatch(write('a'))
  browser.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect([calls, browser.entries()]).toEqual([
    ['a'],
    [expect.objectContaining({ content: { name: 'Notiz', text: 'a' } })],
  ])
})

test('nothing is saved in the name of another account, and the draft waits for its own', async () => {
  const { files, calls } = given()
  const store = files.open(NOTE)
  files.attach(store)
  store.editor.dispatch(write('a'))
  signIn('kim')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([calls, files.opened('note'), await files.takeDraft('note')]).toEqual([[], null, null])
  signIn('eva')
  expect((await files.takeDraft('note'))?.draft.content.text).toBe('a')
})

test('what is given up leaves no draft', async () => {
  const { files, calls } = given()
  const store = files.open(NOTE)
  files.attach(store)
  store.editor.dispatch(write('a'))
  await vi.advanceTimersByTimeAsync(500)
  files.discard(store)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([calls, browser.entries(), files.opened('note')]).toEqual([[], [], null])
})

test('a new file goes on with the draft of the visit before, under its id', async () => {
  const { files } = given(false)
  files.openNew({ name: 'Neu', text: '' }, 'one').editor.dispatch(write('a'))
  await vi.advanceTimersByTimeAsync(500)
  signIn('kim')
  signIn('eva')
  await vi.advanceTimersByTimeAsync(0)
  expect(await files.takeDraft(null)).toEqual({
    opening: 'one',
    draft: { fileId: null, revision: null, content: { name: 'Neu', text: 'a' }, sent: null },
  })
})

test('what was sent without an answer comes with the draft, unless it is no content', async () => {
  const { files } = given()
  const entry = { at: 1, revision: 1, content: { name: 'Notiz', text: 'ab' } }
  const leave = (opening: string, sent: unknown): void =>
    localStorage.setItem(`gebaerdenraum-draft/eva/notes/note/${opening}`, JSON.stringify({ ...entry, sent }))
  leave('one', { name: 'Notiz', text: 'a' })
  expect((await files.takeDraft('note'))?.draft.sent).toEqual({ name: 'Notiz', text: 'a' })
  leave('two', 7)
  expect((await files.takeDraft('note'))?.draft).toMatchObject({ content: { text: 'ab' }, sent: null })
})
