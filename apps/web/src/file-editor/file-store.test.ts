import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { FileDraft, FileModel } from './file-model.ts'
import { createFileStore, type FileStore } from './file-store.ts'

type Note = { readonly _id: string; readonly revision: number; readonly name: string; readonly text: string }
type Content = { readonly name: string; readonly text: string }
type Command = { readonly type: 'rename' | 'write'; readonly value: string }

type Store = FileStore<Note, Content, null, Command>

const MODEL: FileModel<Note, Content, null, Command> = {
  timing: { debounceMs: 2000, maxWaitMs: 5000, retryMs: 2000, retryMaxMs: 60_000 },
  contentOf: ({ name, text }) => ({ name, text }),
  session: null,
  reduce: (content, { type, value }) => (type === 'rename' ? { ...content, name: value } : { ...content, text: value }),
  reconcile: (session) => session,
  renaming: (value) => ({ type: 'rename', value }),
}

/** A server with one note, which another person may change. */
const given = (isNew = false) => {
  let stored: Note | null = isNew ? null : { _id: 'note', revision: 1, name: 'Notiz', text: '' }
  let isOffline = false
  let fault: ApiError | null = null
  let losesAnswers = false
  const calls: string[] = []
  let kept: FileDraft<Content> | null = null
  let now = 0
  const wakes: { at: number; callback: () => void }[] = []
  const answer = (): Note => {
    if (isOffline) throw new ApiError({ name: 'Offline' })
    if (fault) throw fault
    if (!stored) throw new ApiError({ name: 'NotFound', code: 404 })
    return stored
  }
  const ports = {
    create: async (id: string, content: Content): Promise<Note> => {
      calls.push(`create ${content.text}`)
      if (isOffline) throw new ApiError({ name: 'Offline' })
      stored ??= { _id: id, revision: 1, ...content }
      return stored
    },
    save: async (file: Note, content: Content, before: Content): Promise<Note> => {
      calls.push(`save ${content.name}: ${content.text}`)
      const { revision, ...there } = answer()
      if (file.revision !== revision) throw new ApiError({ name: 'Conflict', code: 409, data: { revision } })
      if (content.name === 'Vergeben') throw new ApiError({ name: 'Conflict', code: 409 })
      // As the server does it: only what differs is sent, and a name alone leaves the revision as it is.
      const name = content.name === before.name ? there.name : content.name
      const { text } = content
      stored = { _id: file._id, revision: text === there.text ? revision : revision + 1, name, text }
      if (losesAnswers) throw new ApiError({ name: 'Offline' })
      return stored
    },
    load: async (): Promise<Note> => answer(),
    keep: (draft: FileDraft<Content> | null) => {
      kept = draft
    },
    clock: {
      now: () => now,
      wake: (callback: () => void, delayMs: number) => {
        const wake = { at: now + delayMs, callback }
        wakes.push(wake)
        return () => void wakes.splice(wakes.indexOf(wake), 1)
      },
    },
    onSaved: () => undefined,
  }
  const store = createFileStore(MODEL, ports, stored ? { file: stored } : { content: { name: 'Neu', text: '' } }, 'uid')
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    store,
    calls,
    kept: () => kept,
    stored: () => stored,
    write: (value: string) => store.editor.dispatch({ type: 'write', value }),
    pass: async (milliseconds: number) => {
      now += milliseconds
      for (const wake of wakes.filter(({ at }) => at <= now)) {
        wakes.splice(wakes.indexOf(wake), 1)
        wake.callback()
      }
      await settled()
    },
    settled,
    /** The same file as another visit opens it. */
    reopen: () => createFileStore(MODEL, ports, { file: answer() }, 'later'),
    others: (change: Partial<Note>) => {
      stored = { ...answer(), revision: answer().revision + 1, ...change }
    },
    loseAnswers: (value: boolean) => {
      losesAnswers = value
    },
    goOffline: (value: boolean) => {
      isOffline = value
    },
    answerWith: (error: ApiError | null) => {
      fault = error
    },
  }
}

describe('a file that is edited', () => {
  test('is created with its first edit at once, and later saved after a pause', async () => {
    const note = given(true)
    expect(note.store.view().saving).toBe('new')
    note.write('a')
    await note.settled()
    expect([note.calls, note.store.view().saving, note.stored()?._id]).toEqual([['create a'], 'saved', 'uid'])
    note.write('ab')
    await note.pass(1999)
    expect(note.calls).toHaveLength(1)
    await note.pass(1)
    expect([note.stored()?.text, note.store.view().saving]).toEqual(['ab', 'saved'])
  })

  test('is neither saved nor stored during a gesture', async () => {
    const note = given()
    note.store.editor.mark()
    note.write('half')
    await note.pass(10_000)
    expect([note.calls, note.kept()]).toEqual([[], null])
    note.store.editor.squash()
    await note.pass(2000)
    expect(note.stored()?.text).toBe('half')
  })

  test('stores a draft that could not be sent, and removes it once the server has it', async () => {
    const note = given()
    note.goOffline(true)
    note.write('a')
    await note.pass(2000)
    expect([note.store.view().saving, note.kept()]).toEqual([
      'waiting',
      { fileId: 'note', revision: 1, content: { name: 'Notiz', text: 'a' }, sent: null },
    ])
    note.goOffline(false)
    note.store.retry()
    await note.settled()
    expect([note.store.view().saving, note.kept()]).toEqual(['saved', null])
  })

  test('distinguishes a server error from a lost connection, and is saved once the fault is over', async () => {
    const note = given()
    note.answerWith(new ApiError({ name: 'GeneralError', code: 500, message: 'Der Speicher ist voll.' }))
    note.write('a')
    await note.pass(2000)
    expect(note.store.view()).toMatchObject({ saving: 'failed', problem: 'failed' })
    expect(note.kept()?.content.text).toBe('a')
    note.goOffline(true)
    await note.pass(2000)
    expect(note.store.view().saving).toBe('waiting')
    note.goOffline(false)
    note.answerWith(null)
    await note.pass(4000)
    expect([note.store.view().saving, note.stored()?.text, note.kept()]).toEqual(['saved', 'a', null])
  })

  test('is not sent again before an overloaded server allows it, unless the person asks for it', async () => {
    const note = given()
    note.answerWith(new ApiError({ name: 'TooManyRequests', code: 429 }, 120_000))
    note.write('a')
    await note.pass(2000)
    await note.pass(119_999)
    expect(note.calls).toHaveLength(1)
    note.answerWith(null)
    note.store.retry()
    await note.settled()
    expect([note.store.view().saving, note.stored()?.text]).toEqual(['saved', 'a'])
  })

  test('is not called saved while the server holds what was taken back, where an answer got lost', async () => {
    const note = given()
    note.loseAnswers(true)
    note.write('a')
    expect([await note.store.flush(), note.stored()?.text]).toEqual([false, 'a'])
    note.loseAnswers(false)
    note.store.editor.undo()
    note.store.retry()
    await note.settled()
    expect([note.store.view().saving, note.stored()?.text]).toEqual(['saved', ''])
  })

  test('does not conflict with itself after a lost answer and failed retries', async () => {
    const note = given()
    note.loseAnswers(true)
    note.write('a')
    await note.store.flush()
    note.loseAnswers(false)
    note.goOffline(true)
    note.write('ab')
    await note.store.flush()
    note.goOffline(false)
    expect([await note.store.flush(), note.stored()?.text]).toEqual([true, 'ab'])
  })

  test('asks when another person has changed it, and loads their version if chosen', async () => {
    const note = given()
    note.others({ text: 'theirs' })
    note.write('mine')
    expect([await note.store.flush(), note.store.view().saving]).toEqual([false, 'conflict'])
    expect(note.kept()?.content.text).toBe('mine')
    await note.store.loadTheirs()
    expect([note.store.editor.state().history.document.text, note.store.view().saving]).toEqual(['theirs', 'saved'])
    expect(note.kept()).toBeNull()
  })

  test('does not ask when another person has only renamed it', async () => {
    const note = given()
    note.others({ name: 'Anders' })
    note.write('mine')
    expect(await note.store.flush()).toBe(true)
    expect(note.stored()).toMatchObject({ name: 'Anders', text: 'mine' })
  })

  test('takes over the name that another tab has given it, which leaves the revision as it is', async () => {
    const note = given()
    note.others({ name: 'Anders', revision: 1 })
    note.write('mine')
    expect([await note.store.flush(), note.calls]).toEqual([true, ['save Notiz: mine']])
    expect(note.stored()).toEqual({ _id: 'note', revision: 2, name: 'Anders', text: 'mine' })
    expect([note.store.editor.state().history.document.name, note.store.view().saving]).toEqual(['Anders', 'saved'])
    note.write('mine, and more')
    expect([await note.store.flush(), note.stored()?.name]).toEqual([true, 'Anders'])
  })

  test('is renamed without a new revision, and goes on to be saved', async () => {
    const note = given()
    expect([await note.store.rename('Anders'), note.stored()?.revision]).toEqual([true, 1])
    note.write('text')
    expect(await note.store.flush()).toBe(true)
    expect(note.stored()).toEqual({ _id: 'note', revision: 2, name: 'Anders', text: 'text' })
  })

  test('keeps its name when the wanted one is taken, and saves all else', async () => {
    const note = given()
    note.write('text')
    expect(await note.store.rename('Vergeben')).toBe(false)
    expect([note.store.view().refusedName, note.stored()]).toEqual([
      'Vergeben',
      { _id: 'note', revision: 2, name: 'Notiz', text: 'text' },
    ])
  })
})

describe('what an earlier visit left behind', () => {
  const draft = { fileId: 'note', content: { name: 'Notiz', text: 'left' }, sent: null }

  test('is saved if the file has not changed since', async () => {
    const note = given()
    note.store.restoreDraft({ ...draft, revision: 1 })
    expect([await note.store.flush(), note.stored()?.text]).toEqual([true, 'left'])
  })

  test('never overwrites what others have saved since', async () => {
    const note = given()
    note.store.restoreDraft({ ...draft, revision: 0 })
    expect([await note.store.flush(), note.store.view().saving, note.stored()?.text]).toEqual([false, 'conflict', ''])
  })

  test('is given up also when it was saved meanwhile', async () => {
    const note = given()
    note.store.restoreDraft({ ...draft, revision: 1 })
    await note.pass(2000)
    expect(note.stored()?.text).toBe('left')
    await note.store.discardDraft()
    expect([await note.store.flush(), note.stored()?.text]).toEqual([true, ''])
  })

  test('is given up for what others have saved since', async () => {
    const note = given()
    note.others({ text: 'theirs' })
    note.store.restoreDraft({ ...draft, revision: 1 })
    await note.store.flush()
    await note.store.discardDraft()
    expect([note.store.editor.state().history.document.text, note.store.view().saving]).toEqual(['theirs', 'saved'])
  })

  test('cannot be discarded any more once the version of others is shown', async () => {
    const note = given()
    note.store.restoreDraft({ ...draft, revision: 1 })
    await note.store.flush()
    expect(note.store.view().hasDraft).toBe(true)
    note.others({ text: 'theirs' })
    await note.store.loadTheirs()
    expect(note.store.view().hasDraft).toBe(false)
    await note.store.discardDraft()
    expect([await note.store.flush(), note.stored()?.text]).toEqual([true, 'theirs'])
  })

  test('is discarded, and the name that others have given the file stays', async () => {
    const note = given()
    note.store.restoreDraft({ ...draft, revision: 1 })
    note.others({ name: 'Anders' })
    await note.store.flush()
    await note.store.discardDraft()
    expect([await note.store.flush(), note.stored()]).toEqual([
      true,
      expect.objectContaining({ name: 'Anders', text: '' }),
    ])
  })

  test.each([
    ['by a decision', (store: Store) => store.keepDraft()],
    [
      'by the first edit, even if it is undone',
      (store: Store) => {
        store.editor.dispatch({ type: 'write', value: 'more' })
        store.editor.undo()
      },
    ],
  ])('stays %s', (_, keep) => {
    const { store } = given()
    store.restoreDraft({ ...draft, revision: 1 })
    expect(store.view().hasDraft).toBe(true)
    keep(store)
    expect([store.view().hasDraft, store.editor.state().history.document.text]).toEqual([false, 'left'])
  })

  test('is gone once it is discarded', async () => {
    const { store } = given()
    store.restoreDraft({ ...draft, revision: 1 })
    await store.discardDraft()
    expect([store.view().hasDraft, store.editor.state().history.document.text]).toEqual([false, ''])
  })

  test('is nothing new where its last save arrived after the tab was closed', async () => {
    const note = given()
    note.others({ text: 'left' })
    const reopened = note.reopen()
    expect(reopened.restoreDraft({ ...draft, revision: 1 })).toBe(false)
    expect([reopened.view().saving, note.kept()]).toEqual(['saved', null])
    reopened.editor.dispatch({ type: 'write', value: 'left, and more' })
    expect([await reopened.flush(), note.stored()?.text]).toEqual([true, 'left, and more'])
  })

  test.each([
    ['as it was', null],
    ['and edited further', 'left, and more'],
  ])('does not conflict when its last save arrives after the file was opened again: %s', async (_, text) => {
    for (const sent of [null, { name: 'Notiz', text: 'le' }]) {
      const note = given()
      const reopened = note.reopen()
      expect(reopened.restoreDraft({ ...draft, revision: 1, sent })).toBe(true)
      note.others({ text: sent?.text ?? 'left' })
      if (text) reopened.editor.dispatch({ type: 'write', value: text })
      expect([await reopened.flush(), reopened.view().saving, note.stored()?.text]).toEqual([
        true,
        'saved',
        text ?? 'left',
      ])
    }
  })

  test('goes on from a save that arrived, although no answer came and more was edited since', async () => {
    const note = given()
    note.loseAnswers(true)
    note.write('sent')
    await note.store.flush()
    note.write('sent, and more')
    const left = note.kept()
    expect(left).toMatchObject({ revision: 1, content: { text: 'sent, and more' }, sent: { text: 'sent' } })
    note.loseAnswers(false)
    const reopened = note.reopen()
    expect(left && reopened.restoreDraft(left)).toBe(true)
    expect([await reopened.flush(), note.stored()]).toEqual([
      true,
      { _id: 'note', revision: 3, name: 'Notiz', text: 'sent, and more' },
    ])
  })

  test('is a matter of deciding where others have saved something else since it was sent', async () => {
    const note = given()
    note.others({ text: 'theirs' })
    const reopened = note.reopen()
    reopened.restoreDraft({ ...draft, revision: 1, sent: { name: 'Notiz', text: 'sent' } })
    expect([await reopened.flush(), reopened.view().saving]).toEqual([false, 'conflict'])
  })

  test('is stored with the content being sent, and without it after the answer', async () => {
    const note = given()
    note.write('one')
    const saved = note.store.flush()
    note.write('one, two')
    expect(note.kept()).toMatchObject({ content: { text: 'one, two' }, sent: { text: 'one' } })
    await saved
    await note.store.flush()
    expect(note.kept()).toBeNull()
  })
})
