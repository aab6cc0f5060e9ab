import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { CONTENT_DETAILS, openTree, personalRoot, teamRoot } from '../../../test/files/tree-client.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

type File = { readonly _id: string; readonly name: string; readonly node: string; readonly revision: number }

let server: TestServer
let signId: string
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  signId = (await givenSigns(server, [{ title: 'Hund' }])).get('Hund') ?? ''
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

/** A change of the content of a new file, for each kind of file. */
const CONTENT: Readonly<Record<FileType, (file: object) => object>> = {
  documents: (file) => {
    const { properties } = file as { properties: object }
    return { properties: { ...properties, title: 'Tiere' } }
  },
  'custom-signs': () => ({ signTypeProperties: { layout: 'composed', style: 'verb', imageScaleOverrides: {} } }),
  lists: () => ({ signs: [signId] }),
}

describe.each(['documents', 'custom-signs', 'lists'] as const)('a rename of %s', (fileType) => {
  const create = async (name: string, as = user.token): Promise<File> => {
    const data = { name, ...CONTENT_DETAILS[fileType] }
    return (await server.call<File>('POST', fileType, { as, data })).body
  }
  const open = async ({ _id }: File, as = user.token) =>
    (await server.call<File>('GET', `${fileType}/${_id}`, { as })).body
  const patch = ({ _id }: { _id: string }, data: object, as?: string) =>
    server.call<File & ErrorAnswer>('PATCH', `${fileType}/${_id}`, { as, data })
  const change = (file: File, data: object, as = user.token) => patch(file, data, as)

  test('needs no revision, changes the name only and keeps the revision', async () => {
    const file = await create('Tiere')
    const { status, body } = await change(file, { name: ' Farben ' })
    expect([status, body]).toEqual([200, { ...file, name: 'Farben', updatedAt: expect.any(String) }])
    expect(await open(file)).toEqual(body)
    expect((await openTree(server, user.token).get({ _id: file.node })).name).toBe('Farben')
  })

  test('keeps the revision when one is sent along', async () => {
    const file = await create('Tiere')
    expect(await change(file, { revision: 1, name: 'Farben' })).toMatchObject({
      status: 200,
      body: { name: 'Farben', revision: 1 },
    })
  })

  test('is no conflict for somebody who edits the content meanwhile, and does not undo that either', async () => {
    const file = await create('Tiere')
    await change(file, { name: 'Farben' })
    const edited = await change(file, { revision: 1, ...CONTENT[fileType](file) })
    expect(edited).toMatchObject({ status: 200, body: { name: 'Farben', revision: 2 } })
    const { body } = await change(file, { name: 'Formen' })
    expect(body).toEqual({ ...edited.body, name: 'Formen', updatedAt: expect.any(String) })
  })

  test('to the name it has, or to its letters in another case, is none to a taken name', async () => {
    const file = await create('Tiere')
    const same = await change(file, { name: 'Tiere' })
    expect([same.status, same.body]).toEqual([200, file])
    expect(await change(file, { name: 'TIERE' })).toMatchObject({ status: 200, body: { name: 'TIERE' } })
  })

  test('to a taken name is refused and changes nothing', async () => {
    const file = await create('Tiere')
    await openTree(server, user.token).folder('Farben', personalRoot(user))
    expect(await change(file, { name: 'farben' })).toMatchObject({
      status: 409,
      body: { errors: { name: expect.stringContaining('existiert bereits') } },
    })
    expect(await open(file)).toEqual(file)
  })

  test.each([
    ['an empty name', { name: '  ' }],
    ['a name of two lines', { name: 'Tiere\nFarben' }],
    ['no name', { name: null }],
    ['nothing', {}],
    ['an unknown field beside it', { name: 'Farben', owner: 'x' }],
  ])('is refused with %s', async (_, data) => {
    const file = await create('Tiere')
    expect((await change(file, data)).status).toBe(400)
    expect(await open(file)).toEqual(file)
  })

  test('is for the team in its folder, for nobody else and not without a licence', async () => {
    const { member, manager, id } = await givenWholeTeam(server)
    const place = { name: 'Team', path: pathInside(teamRoot(id)), nodeType: 'file', fileType }
    const { body: node } = await openTree(server, member.token).attempt.create(place)
    const data = { node: node._id, ...CONTENT_DETAILS[fileType] }
    const { body: file } = await server.call<File>('POST', fileType, { as: member.token, data })
    expect(await change(file, { name: 'Farben' }, manager.token)).toMatchObject({
      status: 200,
      body: { name: 'Farben' },
    })
    const guest = await givenUser(server)
    expect((await change(file, { name: 'Fremd' }, user.token)).status).toBe(404)
    expect((await change(file, { name: 'Fremd' }, guest.token)).status).toBe(403)
    expect((await patch(file, { name: 'Fremd' })).status).toBe(401)
    expect((await open(file, member.token)).name).toBe('Farben')
  })
})

test.each(['documents', 'custom-signs'] as const)('content of %s without a revision is refused', async (fileType) => {
  const data = { name: 'Tiere', ...CONTENT_DETAILS[fileType] }
  const { body: file } = await server.call<File>('POST', fileType, { as: user.token, data })
  for (const change of [CONTENT[fileType](file), { name: 'Farben', ...CONTENT[fileType](file) }]) {
    expect(await server.call('PATCH', `${fileType}/${file._id}`, { as: user.token, data: change })).toMatchObject({
      status: 400,
      body: { errors: { revision: 'Diese Angabe fehlt' } },
    })
  }
  expect((await server.call('GET', `${fileType}/${file._id}`, { as: user.token })).body).toEqual(file)
})

test.each(['documents', 'custom-signs'] as const)(
  'a name sent with an outdated revision of %s is refused: the rest of the editor is outdated too',
  async (fileType) => {
    const data = { name: 'Tiere', ...CONTENT_DETAILS[fileType] }
    const { body: file } = await server.call<File>('POST', fileType, { as: user.token, data })
    const change = (data: object) => server.call('PATCH', `${fileType}/${file._id}`, { as: user.token, data })
    await change({ revision: 1, ...CONTENT[fileType](file) })
    expect(await change({ revision: 1, name: 'Farben' })).toMatchObject({
      status: 409,
      body: { data: { revision: 2 } },
    })
  },
)
