import type { ListEdit } from '@gebaerdenraum/domain/lists/list-edits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../../../api/session.ts'
import { givenBrowser } from '../../../file-editor/stubbed-browser.fixture.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { openListDraft, takeListDrafts } from './list-drafts.ts'

const remove = (sign: string): ListEdit => ({ kind: 'remove', sign })

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

test('edits are written at once, and those of all earlier visits are taken in their order, once', async () => {
  const first = openListDraft('one')
  first.store('list', { edits: [remove('a')] })
  expect(Object.keys(localStorage)).toEqual(['gebaerdenraum-draft/eva/list-edits/list/one'])
  vi.advanceTimersByTime(1000)
  const second = openListDraft('two')
  second.store('list', { edits: [remove('b'), remove('c')] })
  first.release()
  second.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(await takeListDrafts('list')).toEqual({ edits: [remove('a'), remove('b'), remove('c')], opening: 'one' })
  expect(await takeListDrafts('list')).toEqual({ edits: [], opening: undefined })
})

test.each([
  '{"at":1,"edits":{}}',
  '{"at":1,"edits":[{"kind":"explode","sign":"a"}]}',
  '{"at":1,"edits":[{"kind":"add","sign":"a"}]}',
  '{"at":1,"edits":[{"kind":"move","sign":"a","place":[1]}]}',
])('makes nothing of %s', async (entry) => {
  localStorage.setItem('gebaerdenraum-draft/eva/list-edits/list/one', entry)
  expect((await takeListDrafts('list')).edits).toEqual([])
})
