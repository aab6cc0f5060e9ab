import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { callServer } from '@gebaerdenraum/server/test/running-server.ts'
import { SEARCH_PATHS } from '../search-requests.ts'
import type { Load } from './run-load.ts'

/** Who loads a server, and with how many connections. */
export type LoadingAccount = Pick<Load, 'url' | 'connections' | 'seconds'> & { readonly token: string }

/** Searches, as the search page sends them where it cannot search on the device. */
export const searching = (account: LoadingAccount): Load => ({ ...loadFor(account), paths: SEARCH_PATHS })

/** What is read from the database: the account's folders, a list of 20 signs, favourites. The list is created first. */
export const readingFiles = async (account: LoadingAccount): Promise<Load> => {
  const { url, token } = account
  const found = await callServer(url, 'GET', 'signs?$limit=20', { as: token })
  const signs = (found.body['data'] as unknown as readonly Sign[]).map(({ _id }) => _id)
  const list = await callServer(url, 'POST', 'lists', { as: token, data: { name: 'Morgenkreis', signs } })
  if (list.status !== 201) throw new Error(`A list was answered with ${list.status}.`)
  const paths = ['file-nodes?path=,', `lists/${list.body['_id']}`, 'favorites'].map((path) => `/api/${path}`)
  return { ...loadFor(account), paths }
}

/** Each list has a name of its own: the server makes at most 200 variants of one name. */
export const creatingLists = (account: LoadingAccount): Load => ({
  ...loadFor(account),
  paths: ['/api/lists'],
  body: JSON.stringify({ name: 'Liste [<id>]' }),
})

const loadFor = ({ token, ...load }: LoadingAccount) => ({ ...load, headers: { authorization: `Bearer ${token}` } })
