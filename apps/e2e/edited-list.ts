import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { callServer } from '../server/test/running-server.ts'
import { eventually } from './eventually.ts'
import type { DemoName } from './global-setup.ts'

type GivenList = { readonly id: string; readonly name: string }
type Wanted = {
  readonly as: DemoName
  readonly name: string
  /** Titles of signs, in their order. */
  readonly signs: readonly string[]
  /** Stands in the folder of the team. */
  readonly isOfTeam?: boolean
}

/** A list that was made without a browser. */
export const givenList = async ({ as, name: wanted, signs, isOfTeam = false }: Wanted): Promise<GivenList> => {
  const name = unusedName(wanted)
  const node = isOfTeam ? await teamNode(as, name) : undefined
  const body = await callAs(as, 'POST', 'lists', {
    signs: await Promise.all(signs.map(signId)),
    ...(node ? { node } : { name }),
  })
  return { id: String(body['_id']), name }
}

/** Tests that are tried again find what they left behind. */
export const unusedName = (name: string): string => `${name} ${randomUUID().slice(0, 6)}`

/** One call of a demo account; refusals end the test. */
export const callAs = async (as: DemoName, method: string, path: string, data?: unknown) => {
  const { status, body } = await callServer(inject('appUrl'), method, path, { as: inject('tokens')[as], data })
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Titles of a list's signs as the server has them. */
export const storedSigns = async (as: DemoName, id: string): Promise<string[]> => {
  const { signs } = await callAs(as, 'GET', `lists/${id}`)
  return (signs as unknown as readonly { readonly name: string }[]).map(({ name }) => name)
}

export const editorPath = (id: string): string => `/app/lernliste-bearbeiten/${id}`
export const addField = (page: Page) => page.getByRole('combobox', { name: 'Gebärde hinzufügen' })
export const toast = (page: Page, text: string) => page.getByRole('group', { name: 'Meldung' }).getByText(text)

/** Titles of the rows that the editor shows, in their order. */
export const shownSigns = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Gebärden der Lernliste' }).locator('[data-sign] a').allInnerTexts()

export const expectSaved = (page: Page) =>
  eventually(() => page.getByRole('main').getByText('Gespeichert', { exact: true }).count()).toBe(1)

const teamNode = async (as: DemoName, name: string): Promise<string> => {
  const { data } = await callAs(as, 'GET', `file-nodes?path=${encodeURIComponent(',')}`)
  const roots = data as unknown as readonly { readonly _id: string; readonly ownerType: string }[]
  const root = roots.find(({ ownerType }) => ownerType === 'teams')
  const path = `,${root?._id},`
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
  const signs = data as unknown as readonly { readonly _id: string; readonly name: string }[]
  const sign = signs.find(({ name }) => name === title)
  if (!sign) throw new Error(`The catalogue has no sign ${title}`)
  return sign._id
}
