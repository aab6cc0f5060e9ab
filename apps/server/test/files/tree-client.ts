import type { FileNode, OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside, ROOTS_PATH } from '@gebaerdenraum/domain/files/file-paths'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { Answer, ErrorAnswer, TestServer } from '../test-server.ts'

/** What each kind of content asks for beside its node. */
export const CONTENT_DETAILS: Readonly<Record<FileType, object>> = {
  lists: {},
  documents: { type: 'grid' },
  'custom-signs': { signType: 'signBox' },
}

type Folder = { readonly _id: string; readonly path: string }

/** A root before anybody asked for it. */
export const personalRoot = ({ id }: { id: string }): Folder => ({ _id: `user_${id}`, path: ROOTS_PATH })
export const teamRoot = (teamId: string): Folder => ({ _id: `team_${teamId}`, path: ROOTS_PATH })

/** What one person does with folders and files, as the browser would. Calls that have to succeed fail the test. */
export const openTree = (server: TestServer, as: string | undefined) => {
  const call = <Body>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    more: { query?: object; data?: unknown },
  ) => server.call<Body>(method, path, { as, ...more })
  const attempt = {
    create: (data: object) => call<FileNode & ErrorAnswer>('POST', 'file-nodes', { data }),
    patch: (id: string, data: object) => call<FileNode & ErrorAnswer>('PATCH', `file-nodes/${id}`, { data }),
    remove: (id: string) => call<FileNode & ErrorAnswer>('DELETE', `file-nodes/${id}`, {}),
    get: (id: string) => call<OpenedFileNode & ErrorAnswer>('GET', `file-nodes/${id}`, {}),
    find: (query: object) => call<Page<FileNode> & ErrorAnswer>('GET', 'file-nodes', { query }),
    createContent: (fileType: FileType, data: object) =>
      call<{ _id: string } & ErrorAnswer>('POST', fileType, { data }),
  }
  const folder = (name: string, inside: Folder) =>
    done(attempt.create({ name, path: pathInside(inside), nodeType: 'directory' }))
  /** Node first, then the content, as the browser does it. */
  const file = async (name: string, inside: Folder, fileType: FileType = 'documents') => {
    const node = await done(attempt.create({ name, path: pathInside(inside), nodeType: 'file', fileType }))
    const { _id } = await done(attempt.createContent(fileType, { node: node._id, ...CONTENT_DETAILS[fileType] }))
    return { ...node, file: _id }
  }
  return {
    attempt,
    folder,
    file,
    rename: (node: { _id: string }, name: string) => done(attempt.patch(node._id, { name })),
    move: (node: { _id: string }, inside: Folder) => done(attempt.patch(node._id, { path: pathInside(inside) })),
    clone: (node: { _id: string }, inside: Folder, name: string) =>
      done(attempt.create({ name, path: pathInside(inside), clone: node._id })),
    remove: (node: { _id: string }) => done(attempt.remove(node._id)),
    get: (node: { _id: string }) => done(attempt.get(node._id)),
    /** What stands in a folder, in the order of the answer. */
    inside: async (folder: Folder) => (await done(attempt.find({ path: pathInside(folder) }))).data,
    /** The names of a whole subtree, folders with a slash, indented by what they stand in: `A/`, `A/B/`, `A/B/Datei`. */
    names: async (folder: Folder): Promise<readonly string[]> => {
      const walk = async (from: Folder, before: string): Promise<readonly string[]> => {
        const { data } = await done(attempt.find({ path: pathInside(from) }))
        const parts = data.map(async (node) => {
          const name = `${before}${node.name}${node.nodeType === 'directory' ? '/' : ''}`
          return [name, ...(node.nodeType === 'directory' ? await walk(node, name) : [])]
        })
        return (await Promise.all(parts)).flat()
      }
      return walk(folder, '')
    },
  }
}
export type Tree = ReturnType<typeof openTree>

const done = async <Body>(answer: Promise<Answer<Body>>): Promise<Body> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
