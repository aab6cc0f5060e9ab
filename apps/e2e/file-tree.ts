import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { callServer } from '../server/test/running-server.ts'
import type { DemoName } from './global-setup.ts'

type Node = { readonly _id: string; readonly name: string; readonly path: string }

/** Folders and files of a demo account, made and changed past the browser. */
export const fileTreeOf = (as: DemoName) => {
  const call = async (method: string, path: string, data?: unknown) => {
    const token = inject('tokens')[as]
    const { status, body } = await callServer(inject('appUrl'), method, path, { as: token, ...(data ? { data } : {}) })
    if (status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`)
    return body as unknown as Node & { readonly data: readonly Node[] }
  }
  const made: Node[] = []
  const inside = ({ _id, path }: Pick<Node, '_id' | 'path'>) => `${path}${_id},`
  const root = async (): Promise<Node> => {
    const { data } = await call('GET', 'file-nodes?path=,')
    return data.find(({ _id }) => _id.startsWith('user_')) as Node
  }
  return {
    inside,
    /** A folder in the own root, for one test. */
    place: async (title: string): Promise<Node> => {
      const facts = { name: `${title} ${crypto.randomUUID()}`, path: inside(await root()), nodeType: 'directory' }
      const folder = await call('POST', 'file-nodes', facts)
      made.push(folder)
      return folder
    },
    /** After a test: what it made must not stand in the way of the next. */
    clear: async (): Promise<void> => {
      for (const { _id } of made.splice(0)) await call('DELETE', `file-nodes/${_id}`)
    },
    folder: (name: string, parent: Node): Promise<Node> =>
      call('POST', 'file-nodes', { name, path: inside(parent), nodeType: 'directory' }),
    list: async (name: string, parent: Node): Promise<Node> => {
      const facts = { name, path: inside(parent), nodeType: 'file', fileType: 'lists' }
      const node = await call('POST', 'file-nodes', facts)
      await call('POST', 'lists', { node: node._id })
      return node
    },
    document: async (name: string, parent: Node): Promise<Node> => {
      const fileDetails = { documentType: 'grid' }
      const facts = { name, path: inside(parent), nodeType: 'file', fileType: 'documents', fileDetails }
      const node = await call('POST', 'file-nodes', facts)
      await call('POST', 'documents', { node: node._id, type: 'grid' })
      return node
    },
    rename: (node: Node, name: string) => call('PATCH', `file-nodes/${node._id}`, { name }),
    remove: (node: Node) => call('DELETE', `file-nodes/${node._id}`),
    namesIn: async (parent: Node): Promise<string[]> =>
      (await call('GET', `file-nodes?path=${inside(parent)}`)).data.map(({ name }) => name).sort(),
  }
}

/** The parts of Organisieren, as a person finds them. */
export const browserParts = (page: Page) => ({
  table: page.getByRole('grid'),
  tree: page.getByRole('tree', { name: 'Ordner' }),
  path: page.getByRole('navigation', { name: 'Ordnerpfad' }),
  bar: page.getByRole('group', { name: 'Auswahl' }),
  details: page.getByRole('complementary', { name: 'Details' }),
  menu: page.getByRole('menu', { name: 'Aktionen' }),
  toast: page.getByRole('group', { name: 'Meldung' }),
  row: (name: string) =>
    page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByTitle(name, { exact: true }) }),
  line: (name: string) => page.getByRole('treeitem', { name, exact: true }),
  names: (): Promise<string[]> => page.getByRole('grid').locator('[data-node] [title]').allTextContents(),
  chosen: (): Promise<string[]> =>
    page.getByRole('grid').locator('[data-node][aria-selected="true"] [title]').allTextContents(),
})
