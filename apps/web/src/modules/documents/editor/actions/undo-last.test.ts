import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import { reduceDocument } from '@gebaerdenraum/domain/documents/reduce'
import { createEditor } from '@gebaerdenraum/editing/editor'
import { expect, test } from 'vitest'
import { FIRST_SESSION } from '../store/document-session.ts'
import { undoLast } from './undo-last.ts'

const given = () => {
  const document = newDocument('target-vocabulary', { newElementIds: [], newPageIds: ['first'] })
  const editor = createEditor({ document, session: FIRST_SESSION, reduce: reduceDocument })
  editor.dispatch({ type: 'add-page', afterPageId: null, newPageIds: ['second'], newElementIds: [] })
  return { editor, undo: undoLast(editor), pageIds: () => editor.state().history.document.pageIds }
}

test('a message takes back what it tells of', () => {
  const { undo, pageIds } = given()
  expect([undo(), pageIds()]).toEqual([true, ['first']])
})

test('a message never takes back what was written since', () => {
  const { editor, undo, pageIds } = given()
  editor.dispatch({ type: 'set-property', property: 'title', text: 'Titel' })
  expect([undo(), pageIds(), editor.state().history.document.properties.title]).toEqual([
    false,
    ['first', 'second'],
    'Titel',
  ])
})
