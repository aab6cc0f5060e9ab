import { inject } from 'vitest'
import { callServer } from '../server/test/running-server.ts'
import type { DemoName } from './global-setup.ts'

type Answer = Record<string, unknown>
export type GivenList = { readonly id: string; readonly name: string; readonly signIds: readonly string[] }

/** A call as a demo account; anything but success fails the test. */
export const callAs = async (as: DemoName, method: string, path: string, data?: unknown): Promise<Answer> => {
  const { status, body } = await callServer(inject('appUrl'), method, path, { as: inject('tokens')[as], data })
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
  return body as Answer
}

type Wanted = {
  readonly name?: string
  /** Where in the catalogue the signs are taken from, by title. */
  readonly from?: number
}

/** A learning list of its own for a test, with so many signs. */
export const givenList = async (
  as: DemoName,
  signs: number,
  { name = 'Liste', from = 0 }: Wanted = {},
): Promise<GivenList> => {
  const { data } = await callAs(as, 'GET', `signs?$limit=${Math.max(1, signs)}&$skip=${from}`)
  const signIds = (data as readonly { readonly _id: string }[]).slice(0, signs).map(({ _id }) => _id)
  const unique = `${name} ${Math.random().toString(36).slice(2, 8)}`
  const { _id } = await callAs(as, 'POST', 'lists', { name: unique, signs: signIds })
  return { id: String(_id), name: unique, signIds }
}

export const shareKeyOf = async (as: DemoName, { id }: GivenList): Promise<string> =>
  String((await callAs(as, 'PATCH', `lists/${id}`, { shareKey: 'generate' }))['shareKey'])

/** What the server knows to be learned of a list. */
export const learnedOf = async (as: DemoName, { id }: GivenList): Promise<readonly string[]> =>
  (await callAs(as, 'GET', `lists/${id}`))['learnedSigns'] as readonly string[]
