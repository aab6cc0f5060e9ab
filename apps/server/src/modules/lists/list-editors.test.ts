import { editAllSigns, type ListEdit } from '@gebaerdenraum/domain/lists/list-edits'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

const EDITORS = 3
const SIGNS_EACH = 2

let server: TestServer
let signIds: readonly string[]
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  const titles = Array.from({ length: 2 + EDITORS * SIGNS_EACH }, (_, index) => ({ title: `Wort ${index}` }))
  signIds = [...(await givenSigns(server, titles)).values()]
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

/** Writes an edit as the editor does: on the list it knows, and again on the newer one when somebody was faster. */
const write = async (id: string, edit: ListEdit): Promise<void> => {
  for (;;) {
    const { body } = await server.call<List>('GET', `lists/${id}`, { as: user.token })
    const signs = editAllSigns(
      body.signs.map(({ _id }) => _id),
      [edit],
    )
    const data = { signs, revision: body.revision }
    const { status } = await server.call('PATCH', `lists/${id}`, { as: user.token, data })
    if (status === 200) return
    expect(status).toBe(409)
  }
}

test('several who edit a list at the same time lose nothing of what each of them did', async () => {
  const [moved = '', removed = '', ...others] = signIds
  const data = { name: 'Gemeinsam', signs: [removed, moved] }
  const { body } = await server.call<List>('POST', 'lists', { as: user.token, data })
  const parts = Array.from({ length: EDITORS }, (_, index) =>
    others
      .slice(index * SIGNS_EACH, (index + 1) * SIGNS_EACH)
      .map((sign): ListEdit => ({ kind: 'add', sign, place: [moved] })),
  )
  const editors: ListEdit[][] = [
    ...parts,
    [
      { kind: 'move', sign: moved, place: [] },
      { kind: 'remove', sign: removed },
    ],
  ]
  await Promise.all(
    editors.map(async (edits) => {
      for (const edit of edits) await write(body._id, edit)
    }),
  )
  const after = (await server.call<List>('GET', `lists/${body._id}`, { as: user.token })).body
  const order = after.signs.map(({ _id }) => _id)
  expect(order[0]).toBe(moved)
  expect(order.toSorted()).toEqual([moved, ...others].toSorted())
  expect(after.revision).toBe(1 + others.length + 2)
})
