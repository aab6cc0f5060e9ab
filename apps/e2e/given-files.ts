import type { Page } from 'playwright-core'
import { callAs } from './given-list.ts'
import type { DemoName } from './global-setup.ts'

export type GivenNode = { readonly _id: string; readonly name: string; readonly path: string }

/** Path of what stands directly in a root of this account: its own, or its team's. */
export const rootPath = async (as: DemoName, ownerType: 'users' | 'teams' = 'users'): Promise<string> => {
  const { data } = await callAs(as, 'GET', `file-nodes?path=${encodeURIComponent(',')}`)
  const roots = data as unknown as readonly { readonly _id: string; readonly ownerType: string }[]
  return `,${roots.find((root) => root.ownerType === ownerType)?._id},`
}

/** A folder that was made without a browser. */
export const givenFolder = async (as: DemoName, name: string, path: string): Promise<GivenNode> =>
  (await callAs(as, 'POST', 'file-nodes', { name, path, nodeType: 'directory' })) as unknown as GivenNode

export const insideOf = ({ _id, path }: GivenNode): string => `${path}${_id},`

/** Names of what stands in a folder, as the server has it. */
export const storedNames = async (as: DemoName, path: string): Promise<string[]> => {
  const { data } = await callAs(as, 'GET', `file-nodes?path=${encodeURIComponent(path)}`)
  return (data as unknown as readonly GivenNode[]).map(({ name }) => name).toSorted()
}

export const folderPath = ({ _id }: GivenNode): string => `/app/organisieren?c=${_id}`

/** The row of a node in the table of Organisieren. */
export const row = (page: Page, name: string) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
