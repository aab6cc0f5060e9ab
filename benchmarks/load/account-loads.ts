import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { SEARCH_PATHS } from '../search-requests.ts'
import type { Load } from './run-load.ts'

/** Who loads a server, and with how many connections. */
export type LoadingAccount = Pick<Load, 'url' | 'connections' | 'seconds'> & { readonly token: string }

/** Searches, as the search page sends them where it cannot search on the device. */
export const searching = (account: LoadingAccount): Load => ({ ...loadFor(account), paths: SEARCH_PATHS })

/** What is read from the database: the account's folders, a list of 20 signs, favourites. The list is created first. */
export const readingFiles = async (account: LoadingAccount): Promise<Load> => {
  const { url, token } = account
  const { data: signs } = await callJson<{ readonly data: readonly Sign[] }>(url, token, 'signs?$limit=20')
  const list = await callJson<{ readonly _id: string }>(url, token, 'lists', {
    name: 'Morgenkreis',
    signs: signs.map(({ _id }) => _id),
  })
  const paths = ['file-nodes?path=,', `lists/${list._id}`, 'favorites'].map((path) => `/api/${path}`)
  return { ...loadFor(account), paths }
}

/** Each list has a name of its own: the server makes at most 200 variants of one name. */
export const creatingLists = (account: LoadingAccount): Load => ({
  ...loadFor(account),
  paths: ['/api/lists'],
  body: JSON.stringify({ name: 'Liste [<id>]' }),
})

const loadFor = ({ token, ...load }: LoadingAccount) => ({ ...load, headers: bearer(token) })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A GET, or a POST where there are data. Throws when the answer is no success. */
const callJson = async <Body>(url: string, token: string, path: string, data?: unknown): Promise<Body> => {
  const response = await fetch(`${url}/api/${path}`, {
    headers: { ...bearer(token), ...(data !== undefined && { 'content-type': 'application/json' }) },
    ...(data !== undefined && { method: 'POST', body: JSON.stringify(data) }),
  })
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return (await response.json()) as Body
}
