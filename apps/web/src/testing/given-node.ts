import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'

/** A list in somebody's own root, unless told otherwise; for tests. */
export const givenNode = (facts: Partial<FileNode> = {}): FileNode => ({
  _id: 'node',
  name: 'Tiere',
  nodeType: 'file',
  path: ',user_1,',
  parent: 'user_1',
  fileType: 'lists',
  fileDetails: null,
  file: 'list',
  owner: '1',
  ownerType: 'users',
  author: '1',
  hasFolders: false,
  canWrite: true,
  createdAt: '2026-05-03T10:00:00.000Z',
  updatedAt: '2026-05-03T10:00:00.000Z',
  ...facts,
})
