import { callAs, unusedName } from './call-as.ts'
import { fileTreeOf } from './given-files.ts'
import type { DemoName } from './global-setup.ts'

export type GivenList = { readonly id: string; readonly name: string; readonly signIds: readonly string[] }

type Wanted = {
  readonly as: DemoName
  readonly name?: string
  /** Titles of signs in their order, or how many of the catalogue. */
  readonly signs: readonly string[] | number
  /** Where in the catalogue they begin, by title. */
  readonly from?: number
  /** Stands in the folder of the team. */
  readonly isOfTeam?: boolean
}

/** A learning list of its own for a test, made past the browser. */
export const givenList = async (wanted: Wanted): Promise<GivenList> => {
  const { as, signs, name: title = 'Liste', from = 0, isOfTeam = false } = wanted
  const name = unusedName(title)
  const signIds = typeof signs === 'number' ? await firstSigns(as, signs, from) : await Promise.all(signs.map(signId))
  const place = isOfTeam ? { node: await teamNode(as, name) } : { name }
  const { _id } = await callAs(as, 'POST', 'lists', { ...place, signs: signIds })
  return { id: String(_id), name, signIds }
}

export const shareKeyOf = async (as: DemoName, { id }: GivenList): Promise<string> =>
  String((await callAs(as, 'PATCH', `lists/${id}`, { shareKey: 'generate' }))['shareKey'])

/** What the server knows to be learned of a list. */
export const learnedOf = async (as: DemoName, { id }: GivenList): Promise<readonly string[]> =>
  (await callAs(as, 'GET', `lists/${id}`))['learnedSigns'] as readonly string[]

/** Titles of a list's signs as the server has them. */
export const storedSigns = async (as: DemoName, id: string): Promise<string[]> => {
  const { signs } = await callAs(as, 'GET', `lists/${id}`)
  return (signs as readonly NamedSign[]).map(({ name }) => name)
}

type NamedSign = { readonly _id: string; readonly name: string }

const firstSigns = async (as: DemoName, count: number, from: number): Promise<readonly string[]> => {
  const { data } = await callAs(as, 'GET', `signs?$limit=${Math.max(1, count)}&$skip=${from}`)
  return (data as readonly NamedSign[]).slice(0, count).map(({ _id }) => _id)
}

const teamNode = async (as: DemoName, name: string): Promise<string> => {
  const path = `,${(await fileTreeOf(as).root('team'))._id},`
  return String((await callAs(as, 'POST', 'file-nodes', { name, path, nodeType: 'file', fileType: 'lists' }))['_id'])
}

const ids = new Map<string, Promise<string>>()

const signId = (title: string): Promise<string> => {
  const known = ids.get(title) ?? findSign(title)
  ids.set(title, known)
  return known
}

const findSign = async (title: string): Promise<string> => {
  const { data } = await callAs('admin', 'GET', `signs?search=${encodeURIComponent(title)}`)
  const sign = (data as readonly NamedSign[]).find(({ name }) => name === title)
  if (!sign) throw new Error(`The catalogue has no sign ${title}`)
  return sign._id
}
