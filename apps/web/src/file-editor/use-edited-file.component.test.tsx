import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../api/query-client.ts'
import { setSession } from '../api/session.ts'
import { listStored } from '../storage/browser-storage.ts'
import { givenSession } from '../testing/given-session.ts'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { openDraft } from './drafts.ts'
import { createOpenFiles } from './open-files.ts'
import { DRAFT_PREFIX } from './remove-drafts.ts'
import { type EditedKind, useEditedFile } from './use-edited-file.ts'

type Note = { readonly _id: string; readonly revision: number; readonly name: string; readonly paper: Paper }
type Paper = 'plain' | 'lined'
type Content = { readonly name: string; readonly paper: Paper }
type NoteKind = EditedKind<Note, Content, null, string, Paper>

/** Notes of a server that answers only while `isReached`. */
const givenNotes = (...existing: readonly Note[]) => {
  const notes = new Map(existing.map((note) => [note._id, note]))
  const server = { notes, isReached: true, loads: 0 }
  const store = async (note: Note): Promise<Note> => {
    if (!server.isReached) throw new TypeError('Failed to fetch')
    notes.set(note._id, note)
    return note
  }
  const scope = `notes-${crypto.randomUUID()}`
  const files = createOpenFiles<Note, Content, null, string>({
    scope,
    model: {
      timing: { debounceMs: 0, maxWaitMs: 0, retryMs: 3_600_000, retryMaxMs: 3_600_000 },
      contentOf: ({ name, paper }) => ({ name, paper }),
      session: null,
      reduce: (content, name) => ({ ...content, name }),
      reconcile: (session) => session,
      renaming: (name) => name,
    },
    ports: {
      create: (_id, content) => store({ _id, revision: 1, ...content }),
      save: ({ _id, revision }, content) => store({ _id, revision: revision + 1, ...content }),
      load: async (id) => {
        server.loads += 1
        return notes.get(id)!
      },
      onSaved: (note) => queryClient.setQueryData(['note', note._id], note),
    },
    isContent: (value): value is Content => typeof value === 'object' && value !== null && 'paper' in value,
  })
  const kind: NoteKind = {
    openFiles: () => files,
    newContent: (paper) => ({ name: `Neu ${paper}`, paper }),
    readType: ({ paper }) => paper,
    changedText: 'Geändert.',
  }
  return { server, kind, files, scope }
}
type Notes = ReturnType<typeof givenNotes>

type NotePageProps = Pick<Notes, 'server' | 'kind'> & { readonly first: string | undefined }

const NotePage = ({ server, kind, first }: NotePageProps) => {
  const [id, setId] = useState(first)
  const [paper, setPaper] = useState<Paper>('plain')
  const query = useQuery({
    queryKey: ['note', id],
    queryFn: () => server.notes.get(id!)!,
    enabled: id !== undefined,
    staleTime: 0,
  })
  const { store } = useEditedFile(kind, id, paper, query)
  const view = useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => store?.view() ?? null)
  const fileId = view?.file?._id
  // As a page does, whose address becomes that of its file.
  useEffect(() => {
    if (id === undefined && fileId !== undefined) setId(fileId)
  }, [id, fileId])
  return (
    <>
      <output aria-label="note">
        {store ? `${store.editor.state().history.document.name}, ${fileId ? 'there' : 'new'}` : 'loading'}
        {query.data && query.data.revision > 2 && `, revision ${query.data.revision} is there`}
      </output>
      <button type="button" onClick={() => store?.editor.dispatch('Edited')}>
        edit
      </button>
      <button type="button" onClick={() => setId(undefined)}>
        new
      </button>
      <button type="button" onClick={() => setPaper('lined')}>
        lined
      </button>
      {view?.hasDraft && (
        <button type="button" onClick={store?.keepDraft}>
          keep draft
        </button>
      )}
    </>
  )
}
const subscribeToNothing = () => () => undefined

const show = (notes: Notes, first?: string) =>
  renderWithApi(<NotePage server={notes.server} kind={notes.kind} first={first} />, { session: givenSession() })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const expectShown = (text: string) => expect.element(page.getByRole('status', { name: 'note' })).toHaveTextContent(text)
/** Tabs release the locks of their drafts a moment later. */
const untilUnlocked = ({ scope }: Notes, opening = '') =>
  expect
    .poll(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name?.includes(`/${scope}/${opening}`))
    })
    .toEqual([])
const NOTE: Note = { _id: 'note-1', revision: 1, name: 'Notiz', paper: 'plain' }

test('a new file is created with its first edit, and stays open at its own address', async () => {
  const notes = givenNotes()
  await show(notes)
  await expectShown('Neu plain, new')
  expect(notes.server.notes.size).toBe(0)
  await press('edit')
  await expectShown('Edited, there')
  expect(notes.server.notes.size).toBe(1)
})

test('after a new file a second one begins empty', async () => {
  const notes = givenNotes()
  await show(notes)
  await expectShown('Neu plain, new')
  await press('edit')
  await expectShown('Edited, there')
  await press('new')
  await expectShown('Neu plain, new')
  await press('edit')
  await expectShown('Edited, there')
  expect(notes.server.notes.size).toBe(2)
})

test('another type begins another new file', async () => {
  await show(givenNotes())
  await expectShown('Neu plain, new')
  await press('lined')
  await expectShown('Neu lined, new')
})

test('what somebody else has saved is shown, unless there are own edits', async () => {
  const notes = givenNotes(NOTE)
  await show(notes, NOTE._id)
  await expectShown('Notiz, there')
  notes.server.notes.set(NOTE._id, { ...NOTE, revision: 2, name: 'Ihre' })
  await queryClient.invalidateQueries({ queryKey: ['note'] })
  await expectShown('Ihre, there')
  await expect.element(page.getByText('Geändert.')).toBeVisible()
  notes.server.isReached = false
  await press('edit')
  await expectShown('Edited, there')
  notes.server.notes.set(NOTE._id, { ...NOTE, revision: 3, name: 'Noch eine' })
  await queryClient.invalidateQueries({ queryKey: ['note'] })
  await expectShown('Edited, there, revision 3 is there')
  expect(notes.server.loads).toBe(1)
})

test.each([
  ['a file', NOTE._id],
  ['a new file', undefined],
])('what an earlier visit could not save is restored, until somebody decides: %s', async (_, id) => {
  const notes = givenNotes(NOTE)
  notes.server.isReached = false
  const { unmount } = await show(notes, id)
  await expectShown(id ? 'Notiz, there' : 'Neu plain, new')
  await press('edit')
  await expectShown(id ? 'Edited, there' : 'Edited, new')
  await unmount()
  // As with a closed tab the open file is gone, and its draft can be taken.
  setSession(null)
  await untilUnlocked(notes)
  await show(notes, id)
  await expectShown(id ? 'Edited, there' : 'Edited, new')
  await press('keep draft')
  await expect.element(page.getByRole('button', { name: 'keep draft' })).not.toBeInTheDocument()
})

test('a new file that was left without a connection is shown again, and saved when it is back', async () => {
  const notes = givenNotes()
  notes.server.isReached = false
  const { unmount } = await show(notes)
  await expectShown('Neu plain, new')
  await press('edit')
  await expectShown('Edited, new')
  await unmount()
  await show(notes)
  await expectShown('Edited, new')
  notes.server.isReached = true
  window.dispatchEvent(new Event('online'))
  await expectShown('Edited, there')
  expect(notes.server.notes.size).toBe(1)
})

test('a draft of another tab does not replace unsaved edits of this one', async () => {
  const notes = givenNotes(NOTE)
  notes.server.isReached = false
  const { unmount } = await show(notes, NOTE._id)
  await expectShown('Notiz, there')
  await press('edit')
  await unmount()
  // As another tab has left it, which was closed.
  const place = { userId: givenSession().user._id, scope: notes.scope }
  const draft = openDraft(place, 'other')
  draft.store(NOTE._id, { revision: 1, content: { name: 'Of the other tab', paper: 'plain' } })
  draft.release()
  await untilUnlocked(notes, 'other')
  await show(notes, NOTE._id)
  await expectShown('Edited, there')
  // A page that takes a draft holds its lock.
  await untilUnlocked(notes, 'other')
  expect(listStored([DRAFT_PREFIX, place.userId, place.scope, NOTE._id, 'other'].join('/'))).toHaveLength(1)
  await expectShown('Edited, there')
})
