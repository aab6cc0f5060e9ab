import { apply } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import { expect, test } from 'vitest'
import { completeCommand } from './complete-command.ts'
import { FIRST_SESSION, reconcileSession } from './document-session.ts'

const ids = { newElementIds: ['e'], newPageIds: [] }
const content = apply(documentOf('target-vocabulary'), { type: 'add-element', pageId: 'page', index: null, ...ids })

test('what is gone is neither selected any more nor a place to paste at', () => {
  const session = { ...FIRST_SESSION, selectedIds: ['e', 'gone'], target: { pageId: 'gone', place: 0 } }
  expect(reconcileSession(session, content)).toEqual({ ...session, selectedIds: ['e'], target: null })
})

test('a session that is still true stays the very same', () => {
  const session = { ...FIRST_SESSION, selectedIds: ['e'], target: { pageId: 'page', place: 1 } }
  expect(reconcileSession(session, content)).toBe(session)
})

test('a command is given as many new ids as it needs, and one that has its own keeps them', () => {
  let count = 0
  const newId = () => {
    count += 1
    return `new${count}`
  }
  expect(completeCommand(content, { type: 'add-element', pageId: 'page', index: null }, newId)).toEqual({
    type: 'add-element',
    pageId: 'page',
    index: null,
    newElementIds: ['new1'],
    newPageIds: [],
  })
  const whole = { type: 'add-element', pageId: 'page', index: null, ...ids } as const
  expect(completeCommand(content, whole, newId)).toBe(whole)
  const rename = { type: 'rename', name: 'B' } as const
  expect(completeCommand(content, rename, newId)).toBe(rename)
})
