import { expect, test } from 'vitest'
import '../../testing/registered-modules.ts'
import { givenNode } from '../../testing/given-node.ts'
import { folderAddress, openAddress, revealAddress } from './node-addresses.ts'

test('a folder is opened in Organisieren, a file by its kind', () => {
  const folder = givenNode({ _id: 'f', nodeType: 'directory', fileType: null, file: null })
  expect(openAddress(folder)).toEqual(folderAddress('f'))
  expect(openAddress(givenNode({ file: 'l' }))).toEqual({ to: '/app/lernliste-bearbeiten/l' })
  expect(openAddress(givenNode({ file: null }))).toBeNull()
})

test('a node is shown in its folder, selected; a root is opened', () => {
  expect(revealAddress(givenNode())).toEqual({ to: '/app/organisieren', search: { c: 'user_1', s: 'node' } })
  expect(revealAddress({ _id: 'user_1', parent: null })).toEqual(folderAddress('user_1'))
})
