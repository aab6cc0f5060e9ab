import { expect, test } from 'vitest'
import '../../../testing/registered-modules.ts'
import { givenNode } from '../../../testing/given-node.ts'
import { dialogTitle, SUBMIT_LABELS, successText } from './dialog-texts.ts'
import type { FileDialogRequest } from './file-dialog-request.ts'

const animals = givenNode({ name: 'Tiere' })
const both = [animals, givenNode({ _id: 'b', name: 'Farben' })]

test.each<readonly [FileDialogRequest, string, string]>([
  [{ mode: 'create' }, 'Neu anlegen', 'Hier speichern'],
  [{ mode: 'create', type: 'directory' }, 'Neuer Ordner', 'Hier speichern'],
  [{ mode: 'create', type: 'custom-signs' }, 'Neue eigene Gebärde', 'Hier speichern'],
  [{ mode: 'rename', node: animals }, '„Tiere“ umbenennen', 'Umbenennen'],
  [{ mode: 'move', nodes: both }, '2 Objekte verschieben', 'Hierhin verschieben'],
  [{ mode: 'duplicate', nodes: [animals] }, '„Tiere“ duplizieren', 'Kopie hier speichern'],
])('the dialog for %j is headed %j and ends with %j', (request, title, label) => {
  expect([dialogTitle(request), SUBMIT_LABELS[request.mode]]).toEqual([title, label])
})

test.each<readonly [FileDialogRequest, readonly (typeof animals)[], string]>([
  [{ mode: 'create' }, [animals], '„Tiere“ angelegt'],
  [{ mode: 'rename', node: givenNode({ name: 'Hunde' }) }, [animals], '„Hunde“ heißt jetzt „Tiere“'],
  [{ mode: 'move', nodes: both }, both, '2 Objekte nach „Zoo“ verschoben'],
  [{ mode: 'duplicate', nodes: [animals] }, [animals], 'Kopie „Tiere“ gespeichert'],
  [{ mode: 'duplicate', nodes: both }, both, '2 Kopien gespeichert'],
])('reports the result of %j: %#', (request, nodes, text) => {
  expect(successText({ request, nodes, folderName: 'Zoo' })).toBe(text)
})
