import { fileNameKey } from '@gebaerdenraum/domain/files/file-names'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import {
  folderIdOf,
  idsOfPath,
  isBelow,
  ownerOfPath,
  pathInside,
  ROOTS_PATH,
} from '@gebaerdenraum/domain/files/file-paths'
import { ApiError } from '../../api/api-error.ts'
import { type Answers, pageWith } from '../../testing/answer-calls.ts'
import { givenNode } from '../../testing/given-node.ts'

/**
 * Folders and files of the person in `givenSession` and of a team, for component tests. `answers` stubs the API: what is
 * sent changes this tree as it changes the tree on the server.
 */
export const givenFileTree = () => {
  let nodes: readonly FileNode[] = [OWN_ROOT, TEAM_ROOT]
  let count = 0
  const add = (facts: Partial<FileNode>): FileNode => {
    count += 1
    const node = givenNode({ _id: `node-${count}`, author: 'user-1', file: null, ...facts })
    nodes = [...nodes, node]
    return node
  }
  const replace = (changed: FileNode): FileNode => {
    nodes = nodes.map((node) => (node._id === changed._id ? changed : node))
    return changed
  }
  const childrenAt = (path: string) => nodes.filter((node) => node.path === path)
  const withFolders = (node: FileNode): FileNode => ({
    ...node,
    hasFolders: childrenAt(pathInside(node)).some(({ nodeType }) => nodeType === 'directory'),
  })
  const findNode = (id: string | null): FileNode => {
    const node = nodes.find(({ _id }) => _id === id)
    if (!node) throw new ApiError({ name: 'NotFound', code: 404 })
    return node
  }
  const existingIds = (path: string) => (idsOfPath(path) ?? []).filter((id) => nodes.some(({ _id }) => _id === id))
  const requireFolder = (path: string): void => {
    const existing = existingIds(path)
    if (existing.length === idsOfPath(path)?.length) return
    throw new ApiError({ name: 'NotFound', code: 404, data: { nearest: existing.at(-1) ?? null } })
  }
  const requireFreeName = (name: string, path: string, own = ''): void => {
    const isTaken = childrenAt(path).some((node) => node._id !== own && fileNameKey(node.name) === fileNameKey(name))
    if (isTaken) throw new ApiError({ name: 'Conflict', code: 409, message: 'Vergeben', errors: { name: 'Vergeben' } })
  }
  const findAncestors = ({ path }: FileNode) => existingIds(path).map((_id) => ({ _id, name: findNode(_id).name }))
  const copyInto = (node: FileNode, name: string, path: string): FileNode => {
    const copy = add({ ...node, _id: `copy-of-${node._id}`, name, ...placeAt(path) })
    for (const child of childrenAt(pathInside(node))) copyInto(child, child.name, pathInside(copy))
    return copy
  }
  const createContent = ({ node = '' }: { readonly node?: string | undefined }) => {
    const content = `content-of-${node}`
    replace({ ...findNode(node), file: content })
    // Callers use only the id.
    return { _id: content } as never
  }

  return {
    folder: (name: string, parent = OWN_ROOT): FileNode =>
      add({ name, nodeType: 'directory', fileType: null, ...placeAt(pathInside(parent)) }),
    list: (name: string, parent = OWN_ROOT): FileNode =>
      add({ name, file: `list-${name}`, ...placeAt(pathInside(parent)) }),
    document: (name: string, parent = OWN_ROOT): FileNode => {
      const facts = { fileType: 'documents', fileDetails: { documentType: 'grid' } } as const
      return add({ name, file: `document-${name}`, ...facts, ...placeAt(pathInside(parent)) })
    },
    rename: ({ _id }: FileNode, name: string): FileNode => replace({ ...findNode(_id), name }),
    remove: ({ _id }: FileNode): void => {
      nodes = nodes.filter((node) => node._id !== _id && !isBelow(node.path, _id))
    },
    /** In the order in which they were created. */
    namesIn: (folder: FileNode): readonly string[] => childrenAt(pathInside(folder)).map(({ name }) => name),
    answers: {
      'file-nodes': {
        find: (query) => {
          const [path, below, search] = ['path', 'below', 'search'].map((word) => query.get(word) ?? '')
          if (path) requireFolder(path)
          const found = nodes.filter((node) => {
            const isThere = path
              ? node.path === path
              : node.path.startsWith(below!) && node.name.toLowerCase().includes(search!.toLowerCase())
            const isOfType = !query.has('nodeType') || query.get('nodeType') === node.nodeType
            return isThere && isOfType
          })
          if (query.get('$limit') === '0') return { total: found.length, limit: 0, skip: 0, data: [] }
          return pageWith(found.map((node) => ({ ...withFolders(node), ancestors: findAncestors(node) })))
        },
        get: (id) => {
          const node = findNode(id)
          return {
            ...withFolders(node),
            ancestors: findAncestors(node),
            summary: node.fileType === 'lists' ? SUMMARY : null,
          }
        },
        create: (data) => {
          requireFolder(data.path)
          requireFreeName(data.name, data.path)
          if ('clone' in data) return copyInto(findNode(data.clone), data.name, data.path)
          const { name, path, nodeType } = data
          const type = data.nodeType === 'file' ? data.fileType : null
          return add({ name, nodeType, fileType: type, ...placeAt(path) })
        },
        patch: (id, data) => {
          const node = findNode(id)
          const { name = node.name, path = node.path } = data
          requireFolder(path)
          requireFreeName(name, path, node._id)
          const [before, after] = [pathInside(node), pathInside({ ...node, path })]
          nodes = nodes.map((other) =>
            isBelow(other.path, node._id) ? { ...other, path: other.path.replace(before, after) } : other,
          )
          return replace({ ...node, name, ...placeAt(path) })
        },
        remove: (id) => {
          const node = findNode(id)
          nodes = nodes.filter((other) => other !== node && !isBelow(other.path, node._id))
          return node
        },
      },
      lists: { create: createContent },
      documents: { create: createContent },
      'custom-signs': { create: createContent },
      'custom-sign-places': { find: () => pageWith([]) },
      users: { patch: () => ({}) as never },
    } satisfies Answers,
  }
}

const placeAt = (path: string) => ({ path, parent: folderIdOf(path), ...ownerOfPath(path) })

const ROOT = { path: ROOTS_PATH, parent: null, nodeType: 'directory', fileType: null, file: null } as const

export const OWN_ROOT = givenNode({ ...ROOT, _id: 'user_user-1', name: 'Meine Dateien', owner: 'user-1', author: null })
export const TEAM_ROOT = givenNode({
  ...ROOT,
  _id: 'team_team-1',
  name: 'Kita Sonnenhügel',
  owner: 'team-1',
  ownerType: 'teams',
  author: null,
})

const SUMMARY = {
  fileType: 'lists',
  signCount: 0,
  learnedCount: 0,
  progress: 0,
  dueCount: 0,
  isShared: false,
  thumbnail: null,
} as const
