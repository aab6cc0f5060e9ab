import { callAs, unusedName } from './call-as.ts'
import { fileTreeOf } from './given-files.ts'
import type { Person } from './person.ts'

export type GivenList = { readonly id: string; readonly name: string; readonly signIds: readonly string[] }

type Wanted = {
  readonly as: Person
  readonly name?: string
  /** Titles of signs in their order, or how many of the catalogue. */
  readonly signs: readonly string[] | number
  /** Stands in the folder of the team. */
  readonly isOfTeam?: boolean
}

/** A learning list of its own for a test, made past the browser. */
export const givenList = async (wanted: Wanted): Promise<GivenList> => {
  const { as, signs, name: title = 'Liste', isOfTeam = false } = wanted
  const name = unusedName(title)
  const signIds = typeof signs === 'number' ? await firstSigns(as, signs) : await Promise.all(signs.map(findSignId))
  const place = isOfTeam ? { node: await teamNode(as, name) } : { name }
  const { _id } = await callAs(as, 'POST', 'lists', { ...place, signs: signIds })
  return { id: String(_id), name, signIds }
}

export const shareKeyOf = async (as: Person, { id }: GivenList): Promise<string> =>
  String((await callAs(as, 'PATCH', `lists/${id}`, { shareKey: 'generate' }))['shareKey'])

/** What the server knows to be learned of a list. */
export const learnedOf = async (as: Person, { id }: Pick<GivenList, 'id'>): Promise<readonly string[]> =>
  (await callAs(as, 'GET', `lists/${id}`))['learnedSigns'] as readonly string[]

/** Titles of a list's signs as the server has them. */
export const storedSigns = async (as: Person, id: string): Promise<string[]> => {
  const { signs } = await callAs(as, 'GET', `lists/${id}`)
  return (signs as readonly NamedSign[]).map(({ name }) => name)
}

type NamedSign = { readonly _id: string; readonly name: string }

const firstSigns = async (as: Person, count: number): Promise<readonly string[]> => {
  const { data } = await callAs(as, 'GET', `signs?$limit=${Math.max(1, count)}`)
  return (data as readonly NamedSign[]).slice(0, count).map(({ _id }) => _id)
}

const teamNode = async (as: Person, name: string): Promise<string> => {
  const path = `,${(await fileTreeOf(as).root('team'))._id},`
  return String((await callAs(as, 'POST', 'file-nodes', { name, path, nodeType: 'file', fileType: 'lists' }))['_id'])
}

const ids = new Map<string, string>()

/** The id of a sign of the catalogue, by its title. */
export const findSignId = async (title: string): Promise<string> => {
  const id = ids.get(title) ?? (await findSign(title))
  ids.set(title, id)
  return id
}

const findSign = async (title: string): Promise<string> => {
  const { data } = await callAs('admin', 'GET', `signs?search=${encodeURIComponent(title)}`)
  const sign = (data as readonly NamedSign[]).find(({ name }) => name === title)
  if (!sign) throw new Error(`The catalogue has no sign ${title}`)
  return sign._id
}
