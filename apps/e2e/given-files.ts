import { callAs, unusedName } from './call-as.ts'
import { getName, type Person } from './person.ts'

export type GivenNode = { readonly _id: string; readonly name: string; readonly path: string }

/** Folders and files of an account, made and changed past the browser. */
export const fileTreeOf = (as: Person) => {
  const call = async (method: string, path: string, data?: unknown) =>
    (await callAs(as, method, path, data)) as unknown as GivenNode & { readonly data: readonly GivenNode[] }
  const made: GivenNode[] = []
  const inside = ({ _id, path }: Pick<GivenNode, '_id' | 'path'>) => `${path}${_id},`
  const file = (name: string, parent: GivenNode, more: object) =>
    call('POST', 'file-nodes', { name, path: inside(parent), nodeType: 'file', ...more })
  const tree = {
    inside,
    /** Its own root, or its team's. */
    root: async (kind: 'user' | 'team' = 'user'): Promise<GivenNode> => {
      const { data } = await call('GET', 'file-nodes?path=,')
      const root = data.find(({ _id }) => _id.startsWith(`${kind}_`))
      if (!root) throw new Error(`${getName(as)} has no root of a ${kind}`)
      return root
    },
    /** A folder in the own root, for one test. */
    place: async (title: string): Promise<GivenNode> => {
      const folder = await tree.folder(unusedName(title), await tree.root())
      made.push(folder)
      return folder
    },
    /** After a test: what it made must not stand in the way of the next. */
    clear: async (): Promise<void> => {
      for (const { _id } of made.splice(0)) await call('DELETE', `file-nodes/${_id}`)
    },
    folder: (name: string, parent: GivenNode): Promise<GivenNode> =>
      call('POST', 'file-nodes', { name, path: inside(parent), nodeType: 'directory' }),
    list: async (name: string, parent: GivenNode): Promise<GivenNode> => {
      const node = await file(name, parent, { fileType: 'lists' })
      await call('POST', 'lists', { node: node._id })
      return node
    },
    document: async (name: string, parent: GivenNode): Promise<GivenNode> => {
      const node = await file(name, parent, { fileType: 'documents', fileDetails: { documentType: 'grid' } })
      await call('POST', 'documents', { node: node._id, type: 'grid' })
      return node
    },
    remove: (node: GivenNode) => call('DELETE', `file-nodes/${node._id}`),
    /** Names of what stands in a folder, as the server has it. */
    namesIn: async (parent: GivenNode): Promise<string[]> =>
      (await call('GET', `file-nodes?path=${inside(parent)}`)).data.map(({ name }) => name).sort(),
  }
  return tree
}
