import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { expect, test } from 'vitest'
import { countText, hiddenText, shownNodes } from './shown-nodes.ts'

const node = (_id: string, fileType: FileNode['fileType']) =>
  ({ _id, fileType, nodeType: fileType ? 'file' : 'directory' }) as FileNode
const children = [node('folder', null), node('list', 'lists'), node('document', 'documents')]

test('without a filter everything is shown', () => {
  expect(shownNodes(children, null)).toEqual({ nodes: children, hidden: 0 })
})

test('a filter leaves folders and files of its type and counts the rest', () => {
  const { nodes, hidden } = shownNodes(children, 'documents')
  expect(nodes.map(({ _id }) => _id)).toEqual(['folder', 'document'])
  expect(hidden).toBe(1)
})

test('numbers are told in German', () => {
  expect([hiddenText(1), hiddenText(1200)]).toEqual([
    'Ein Inhalt ist durch den Filter ausgeblendet.',
    '1.200 Inhalte sind durch den Filter ausgeblendet.',
  ])
  expect([countText(1), countText(0)]).toEqual(['1 Objekt', '0 Objekte'])
})
