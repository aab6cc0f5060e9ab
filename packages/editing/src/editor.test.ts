import { expect, test } from 'vitest'
import { createEditor } from './editor.ts'

type Shelf = readonly string[]
type Command = { readonly put: string } | { readonly take: string }

const shelfEditor = () => {
  const editor = createEditor<Shelf, { readonly selected: string | null }, Command>({
    document: [],
    session: { selected: null },
    reduce: (shelf, command) => {
      if ('put' in command) return [...shelf, command.put]
      return shelf.includes(command.take) ? shelf.filter((book) => book !== command.take) : shelf
    },
    reconcile: (session, shelf) =>
      session.selected === null || shelf.includes(session.selected) ? session : { selected: null },
  })
  let calls = 0
  const stop = editor.subscribe(() => {
    calls += 1
  })
  return { ...editor, stop, calls: () => calls, document: () => editor.state().history.document }
}

test('document and session change apart; only the document is taken back', () => {
  const editor = shelfEditor()
  editor.dispatch({ put: 'Duden' })
  editor.dispatch({ put: 'Atlas' })
  editor.updateSession(() => ({ selected: 'Duden' }))
  editor.undo()
  expect(editor.state()).toMatchObject({ session: { selected: 'Duden' }, history: { document: ['Duden'] } })
})

test('what is gone is not selected any more', () => {
  const editor = shelfEditor()
  editor.dispatch({ put: 'Duden' })
  editor.updateSession(() => ({ selected: 'Duden' }))
  editor.undo()
  expect(editor.state().session).toEqual({ selected: null })
})

test('tells of every change and of nothing else', () => {
  const editor = shelfEditor()
  editor.dispatch({ put: 'Duden' })
  editor.dispatch({ take: 'Atlas' })
  editor.updateSession((session) => session)
  editor.undo()
  expect(editor.calls()).toBe(2)
  editor.stop()
  editor.redo()
  expect([editor.calls(), editor.document()]).toEqual([2, ['Duden']])
})

test('a gesture is one step, Escape takes it back', () => {
  const editor = shelfEditor()
  editor.mark()
  editor.dispatch({ put: 'Duden' })
  editor.dispatch({ put: 'Atlas' })
  editor.squash()
  editor.mark()
  editor.dispatch({ take: 'Duden' })
  editor.rollBack()
  expect(editor.document()).toEqual(['Duden', 'Atlas'])
  editor.undo()
  expect(editor.document()).toEqual([])
})

test('merged changes are one step until the field is left; another document starts afresh', () => {
  const editor = shelfEditor()
  const typing = { history: 'merge', key: 'title' } as const
  editor.dispatch({ put: 'D' }, typing)
  editor.dispatch({ put: 'u' }, typing)
  editor.settle()
  editor.dispatch({ put: 'd' }, typing)
  editor.undo()
  expect(editor.document()).toEqual(['D', 'u'])
  editor.load(['Atlas'])
  editor.undo()
  expect(editor.document()).toEqual(['Atlas'])
})
