import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDraft, takeDrafts } from './drafts.ts'
import { removeDrafts } from './remove-drafts.ts'
import { givenBrowser } from './stubbed-browser.fixture.ts'

type Note = { readonly text: string }
const PLACE = { userId: 'eva', scope: 'notes' } as const
const isNote = (value: object): value is Note => 'text' in value && typeof value.text === 'string'

const open = (opening: string, gatherMs?: number) => openDraft<Note>(PLACE, opening, gatherMs)
/** An earlier visit that has left this. */
const leave = async (opening: string, text: string, fileId: string | null = 'file'): Promise<void> => {
  const draft = open(opening)
  draft.store(fileId, { text })
  draft.release()
  await vi.advanceTimersByTimeAsync(0)
}
const take = async (
  fileId: string | null,
  { most, isWanted = isNote }: { readonly most?: number; readonly isWanted?: typeof isNote } = {},
) => (await takeDrafts(PLACE, fileId, isWanted, most)).map(({ opening, work }) => [opening, work.text])

let browser: ReturnType<typeof givenBrowser>
beforeEach(() => {
  browser = givenBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was typed quickly is written once, or at once when the tab closes', () => {
  const draft = open('one')
  draft.store('file', { text: 'a' })
  draft.store('file', { text: 'ab' })
  expect(browser.entries()).toEqual([])
  vi.advanceTimersByTime(200)
  draft.store('file', { text: 'abc' })
  expect(browser.entries()).toEqual([expect.objectContaining({ text: 'ab' })])
  draft.flush()
  expect(browser.entries()).toEqual([expect.objectContaining({ text: 'abc' })])
})

test('small work is written at once', () => {
  open('one', 0).store('file', { text: 'a' })
  expect(browser.entries()).toEqual([expect.objectContaining({ text: 'a' })])
})

test.each([0, 200])('what is saved leaves nothing behind, written after %i ms', (gatherMs) => {
  const draft = open('one', gatherMs)
  draft.store('file', { text: 'a' })
  vi.advanceTimersByTime(200)
  draft.store(null, null)
  vi.advanceTimersByTime(200)
  draft.release()
  expect(browser.entries()).toEqual([])
})

test('the draft of a new file moves to the file once it has its id', async () => {
  const draft = open('one')
  draft.store(null, { text: 'a' })
  vi.advanceTimersByTime(200)
  draft.store('file', { text: 'ab' })
  draft.release()
  await vi.advanceTimersByTimeAsync(0)
  expect([await take(null), await take('file')]).toEqual([[], [['one', 'ab']]])
})

test('of several visits the newest is taken first, each once', async () => {
  for (const opening of ['one', 'two', 'three']) {
    vi.advanceTimersByTime(1000)
    await leave(opening, opening)
  }
  expect(await take('file', { most: 1 })).toEqual([['three', 'three']])
  expect(await take('file')).toEqual([
    ['two', 'two'],
    ['one', 'one'],
  ])
  expect(await take('file')).toEqual([])
})

test('what another tab still works on stays with it', async () => {
  const draft = open('one')
  draft.store('file', { text: 'a' })
  vi.advanceTimersByTime(200)
  await leave('two', 'b')
  expect(await take('file', { most: 1 })).toEqual([['two', 'b']])
  expect(await take('file')).toEqual([])
  draft.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(await take('file')).toEqual([['one', 'a']])
})

test('what is not wanted stays where it is', async () => {
  await leave('one', 'of another kind', null)
  const isOther = (value: object): value is Note => isNote(value) && value.text === 'wanted'
  expect(await take(null, { isWanted: isOther })).toEqual([])
  expect(await take(null)).toEqual([['one', 'of another kind']])
})

test.each(['{', 'null', '{"at":1}', '{"text":"a"}', '{"at":"1","text":"a"}'])('makes nothing of %s', async (entry) => {
  localStorage.setItem('gebaerdenraum-draft/eva/notes/file/one', entry)
  expect(await take('file')).toEqual([])
})

test('nobody takes the draft of another account, another kind or another file', async () => {
  await leave('one', 'a')
  expect(await takeDrafts({ ...PLACE, userId: 'ev' }, 'file', isNote)).toEqual([])
  expect(await takeDrafts({ ...PLACE, scope: 'other' }, 'file', isNote)).toEqual([])
  expect([await take('fil'), await take(null)]).toEqual([[], []])
})

test('signing out removes the drafts of the account, and none of another', async () => {
  await leave('one', 'a')
  const other = openDraft<Note>({ ...PLACE, userId: 'evamaria' }, 'two')
  other.store('file', { text: 'b' })
  other.release()
  removeDrafts('eva')
  expect(Object.keys(localStorage)).toEqual(['gebaerdenraum-draft/evamaria/notes/file/two'])
})
