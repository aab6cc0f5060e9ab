import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKeptDraft, takeKeptDraft } from './kept-drafts.ts'
import { givenBrowser } from './stubbed-browser.fixture.ts'

const PLACE = { userId: 'eva', scope: 'things' } as const
const isText = (value: unknown): value is string => typeof value === 'string'
const take = (fileId: string | null, isWanted: (value: unknown) => value is string = isText) =>
  takeKeptDraft(PLACE, fileId, isWanted)
const draft = (content: string, fileId: string | null = 'file') => ({ fileId, revision: 3, content, sent: null })

let browser: ReturnType<typeof givenBrowser>
beforeEach(() => {
  browser = givenBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was typed quickly is written once, and the closing of the tab writes it at once', () => {
  const kept = openKeptDraft<string>(PLACE, 'one')
  kept.keep(draft('a'))
  kept.keep(draft('ab'))
  expect(browser.entries()).toEqual([])
  vi.advanceTimersByTime(200)
  kept.keep(draft('abc'))
  browser.leave()
  expect(browser.entries()).toEqual([expect.objectContaining({ revision: 3, content: 'abc' })])
})

test('what is saved leaves nothing behind', () => {
  const kept = openKeptDraft<string>(PLACE, 'one')
  kept.keep(draft('a'))
  vi.advanceTimersByTime(200)
  kept.keep(null)
  vi.advanceTimersByTime(200)
  expect(browser.entries()).toEqual([])
})

test('the draft of a new file moves to the file once it has its id', async () => {
  const kept = openKeptDraft<string>(PLACE, 'one')
  kept.keep(draft('a', null))
  vi.advanceTimersByTime(200)
  kept.keep(draft('ab'))
  kept.release()
  await vi.advanceTimersByTimeAsync(0)
  expect([await take(null), (await take('file'))?.draft]).toEqual([null, draft('ab')])
})

test('what was sent without an answer stands beside it, unless it is no content', async () => {
  const kept = openKeptDraft<string>(PLACE, 'one')
  kept.keep({ ...draft('ab'), sent: 'a' })
  kept.release()
  await vi.advanceTimersByTimeAsync(0)
  expect((await take('file'))?.draft).toEqual({ ...draft('ab'), sent: 'a' })
  localStorage.setItem('gebaerdenraum-draft/eva/things/file/two', '{"at":1,"revision":3,"content":"ab","sent":7}')
  expect((await take('file'))?.draft).toEqual(draft('ab'))
})

test('of several visits the newest is taken, once', async () => {
  for (const [opening, content] of Object.entries({ one: 'old', two: 'new' })) {
    vi.advanceTimersByTime(1000)
    const kept = openKeptDraft<string>(PLACE, opening)
    kept.keep(draft(content))
    kept.release()
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(await take('file')).toEqual({ opening: 'two', draft: draft('new') })
  expect((await take('file'))?.opening).toBe('one')
  expect(await take('file')).toBeNull()
})

test('what another tab is still working on stays with it', async () => {
  const open = openKeptDraft<string>(PLACE, 'one')
  open.keep(draft('a'))
  vi.advanceTimersByTime(200)
  expect(await take('file')).toBeNull()
  open.release()
  await vi.advanceTimersByTimeAsync(0)
  expect((await take('file'))?.draft).toEqual(draft('a'))
})

test('what is not wanted or not understood stays where it is', async () => {
  const kept = openKeptDraft<string>(PLACE, 'one')
  kept.keep(draft('of another kind', null))
  kept.release()
  await vi.advanceTimersByTimeAsync(0)
  const isOther = (value: unknown): value is string => value === 'wanted'
  expect(await take(null, isOther)).toBeNull()
  expect((await take(null))?.draft.content).toBe('of another kind')
})

test('nobody takes what somebody else left behind', async () => {
  const kept = openKeptDraft<string>(PLACE, 'one')
  kept.keep(draft('a'))
  kept.release()
  await vi.advanceTimersByTimeAsync(0)
  await expect(takeKeptDraft({ ...PLACE, userId: 'ev' }, 'file', isText)).resolves.toBeNull()
  await expect(takeKeptDraft({ ...PLACE, scope: 'other' }, 'file', isText)).resolves.toBeNull()
})
