import type { ListEdit } from '@gebaerdenraum/domain/lists/list-edits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeDrafts } from '../../../file-editor/remove-drafts.ts'
import { givenBrowser } from '../../../file-editor/stubbed-browser.fixture.ts'
import { openKeptEdits, takeKeptEdits } from './kept-edits.ts'

const remove = (sign: string): ListEdit => ({ kind: 'remove', sign })

beforeEach(() => {
  givenBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what an earlier visit left behind is taken once, the oldest first', async () => {
  const first = openKeptEdits('eva', 'one')
  const second = openKeptEdits('eva', 'two')
  first.keep('list', [remove('a')])
  vi.advanceTimersByTime(1000)
  second.keep('list', [remove('b'), remove('c')])
  first.release()
  second.release()
  await vi.advanceTimersByTimeAsync(0)
  await expect(takeKeptEdits('eva', 'list')).resolves.toEqual([
    { opening: 'one', edits: [remove('a')] },
    { opening: 'two', edits: [remove('b'), remove('c')] },
  ])
  await expect(takeKeptEdits('eva', 'list')).resolves.toEqual([])
})

test('what another tab is still working on stays with it', async () => {
  const open = openKeptEdits('eva', 'one')
  open.keep('list', [remove('a')])
  await expect(takeKeptEdits('eva', 'list')).resolves.toEqual([])
  open.release()
  await vi.advanceTimersByTimeAsync(0)
  await expect(takeKeptEdits('eva', 'list')).resolves.toEqual([{ opening: 'one', edits: [remove('a')] }])
})

test('does not return the edits of another account, of another list, or of a new one', async () => {
  const kept = openKeptEdits('eva', 'one')
  kept.keep('list', [remove('a')])
  kept.release()
  await vi.advanceTimersByTimeAsync(0)
  await expect(takeKeptEdits('ali', 'list')).resolves.toEqual([])
  await expect(takeKeptEdits('eva', 'other')).resolves.toEqual([])
  await expect(takeKeptEdits('eva', null)).resolves.toEqual([])
})

test('signing out removes them, and none of another account', () => {
  openKeptEdits('eva', 'one').keep('list', [remove('a')])
  openKeptEdits('evamaria', 'two').keep('list', [remove('b')])
  removeDrafts('eva')
  expect(Object.keys(localStorage)).toEqual(['gebaerdenraum-draft/evamaria/list-edits/list/two'])
})

test('saved edits leave nothing behind', async () => {
  const kept = openKeptEdits('eva', 'one')
  kept.keep('list', [remove('a')])
  kept.keep('list', [])
  expect(Object.keys(localStorage)).toEqual([])
})

test.each(['{', 'null', '{"at":1}', '{"at":1,"edits":[{"kind":"explode","sign":"a"}]}'])(
  'an entry that makes no sense counts as none: %s',
  async (entry) => {
    localStorage.setItem('gebaerdenraum-draft/eva/list-edits/list/one', entry)
    await expect(takeKeptEdits('eva', 'list')).resolves.toEqual([])
  },
)

test('over plain HTTP, which has no locks, edits are taken when their tab is closed', async () => {
  const browser = givenBrowser({ isSecure: false })
  openKeptEdits('eva', 'one').keep('list', [remove('a')])
  await expect(takeKeptEdits('eva', 'list')).resolves.toEqual([])
  browser.leave()
  await expect(takeKeptEdits('eva', 'list')).resolves.toEqual([{ opening: 'one', edits: [remove('a')] }])
})
