import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type GivenUser, givenSigns, givenUser, PASSWORD } from '../builders.ts'
import { openTree, personalRoot } from '../files/tree-client.ts'
import { givenAddress, givenCard } from '../given-checkout.ts'
import { givenPeople, givenTeamOf, invitationTokenOf } from '../given-team.ts'
import { countRounds } from '../rounds.ts'
import {
  accessTokens,
  favorites,
  fileNodes,
  invitations,
  invoiceRecipients,
  lists,
  orders,
  rateLimits,
  users,
} from '../tables.ts'
import { seeded } from './seeded.ts'
import { type Answered, type Call, startTwoServers, type TwoServers } from './two-servers.ts'

/** The same thing wanted at once from two server processes: the answers and the database agree, to the row. */
const random = seeded()
const ROUNDS = countRounds(1, { long: 2 })
const SIGNS = ['Ball', 'Haus', 'Hund', 'Katze', 'Maus', 'Vogel', 'Wald', 'Wiese']

let two: TwoServers
let signs: readonly string[]
let user: GivenUser
beforeAll(async () => {
  two = await startTwoServers()
  signs = [
    ...(
      await givenSigns(
        two.hands,
        SIGNS.map((title) => ({ title, isPreview: true })),
      )
    ).values(),
  ]
  const isKnownAt = async (server: 0 | 1) => (await two.call(server, 'GET', `signs/${signs[0]}`)).status === 200
  await vi.waitFor(async () => expect([await isKnownAt(0), await isKnownAt(1)]).toEqual([true, true]), {
    timeout: 20_000,
    interval: 100,
  })
  process.stdout.write(`races: seed ${random.seed}\n`)
})
beforeEach(async () => {
  await two.hands.database.db.delete(rateLimits)
  user = await givenUser(two.hands, { licence: 'active' })
})
afterAll(() => two?.close())

type Wanted = Call & { readonly method: string; readonly path: string }

/** Sends all of it as good as at once, in any order, each to either server; answers in the order given. */
const race = (wanted: readonly Wanted[]): Promise<readonly Answered[]> => {
  const answers = new Map<Wanted, Promise<Answered>>()
  for (const call of random.shuffle(wanted)) {
    const server = random.below(2) as 0 | 1
    const waitMs = random.below(4)
    answers.set(
      call,
      delay(waitMs).then(() => two.call(server, call.method, call.path, call)),
    )
  }
  return Promise.all(wanted.map((call) => answers.get(call) as Promise<Answered>))
}
const times = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index))
const statuses = (answers: readonly Answered[]): readonly number[] => answers.map(({ status }) => status).sort()
const inOrder = (...groups: readonly (readonly [count: number, status: number])[]): readonly number[] =>
  groups.flatMap(([count, status]) => Array.from({ length: count }, () => status))
const rounds = async (run: () => Promise<void>): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) await run()
}
const created = async (path: string, data: object, as = user.token): Promise<string> => {
  const { status, body } = await two.hands.call('POST', path, { as, data })
  if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return String(body['_id'])
}
const db = () => two.hands.database.db

test('more invitations than seats: exactly as many as there are seats succeed', () =>
  rounds(async () => {
    const { owner, id: team } = await givenTeamOf(two.hands, 6)
    const invite = (index: number): Wanted => ({
      method: 'POST',
      path: 'invitations',
      as: owner.token,
      data: { name: '', email: `p${index}-${randomUUID()}@test.example`, team, message: '' },
    })
    expect(statuses(await race(times(12, invite)))).toEqual(inOrder([5, 201], [7, 409]))
    expect(await db().$count(invitations, eq(invitations.teamId, team))).toBe(5)
  }))

test('an invitation that is accepted twice, and cancelled meanwhile, seats one person or nobody', () =>
  rounds(async () => {
    const { owner, id: team } = await givenTeamOf(two.hands, 6)
    const people = await givenPeople(two.hands, 4)
    const invited = await Promise.all(
      people.map(async (person) => {
        const data = { name: '', email: person.email, team, message: '' }
        const id = await created('invitations', data, owner.token)
        return { person, id, token: await invitationTokenOf(two.hands, id) }
      }),
    )
    const wanted = invited.flatMap(({ person, id, token }): Wanted[] => [
      ...times(2, () => ({
        method: 'PATCH',
        path: `users/${person.id}`,
        as: person.token,
        data: { team, invitationId: id, invitationToken: token },
      })),
      {
        method: 'PATCH',
        path: `invitations/${id}`,
        as: owner.token,
        data: { invalidatedAt: new Date().toISOString() },
      },
    ])
    const answers = await race(wanted)
    for (const [index, { person, id }] of invited.entries()) {
      const [one, other, cancelled] = answers.slice(index * 3, index * 3 + 3)
      const [seat] = await db().select({ team: users.teamId }).from(users).where(eq(users.id, person.id))
      const [row] = await db().select().from(invitations).where(eq(invitations.id, id))
      const isSeated = one?.status === 200 || other?.status === 200
      expect({ isSeated, isCancelled: cancelled?.status === 200 }).toEqual({
        isSeated: seat?.team === team,
        isCancelled: row?.invalidatedAt !== null,
      })
      expect([row?.consumedAt !== null, row?.invalidatedAt !== null].filter(Boolean)).toHaveLength(1)
      expect(isSeated).toBe(row?.consumedAt !== null)
    }
  }))

const paidOrders = (of: GivenUser): Promise<number> =>
  db().$count(orders, and(eq(orders.userId, of.id), eq(orders.status, 'paid')) as SQL)

const givenBuyer = async () => {
  const buyer = await givenUser(two.hands)
  await givenAddress(two.hands, buyer)
  const paymentMethod = await givenCard(two.hands, buyer)
  const buy = (key: string, license = 'single-1-1'): Wanted => ({
    method: 'PATCH',
    path: 'checkout',
    as: buyer.token,
    key,
    data: { license, paymentMethod, prorationTimestamp },
  })
  const prorationTimestamp = Math.floor(Date.now() / 1000)
  return { buyer, buy }
}

test('an order that is sent many times under one key is one order with one licence and one invoice', () =>
  rounds(async () => {
    const { buyer, buy } = await givenBuyer()
    const key = randomUUID()
    const answers = await race(times(8, () => buy(key)))
    const ordered = answers.filter(({ status }) => status === 200)
    expect(ordered.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const licences = new Set(ordered.map(({ body }) => (body['subscription'] as { _id: string })._id))
    const [person] = await db().select({ id: users.subscriptionId }).from(users).where(eq(users.id, buyer.id))
    expect([...licences]).toEqual([person?.id])
    expect(await paidOrders(buyer)).toBe(1)
    expect(await db().$count(invoiceRecipients, eq(invoiceRecipients.userId, buyer.id))).toBe(1)
  }))

test('the same licence ordered under several keys at once is bought once', () =>
  rounds(async () => {
    const { buyer, buy } = await givenBuyer()
    const answers = await race(times(6, () => buy(randomUUID())))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await paidOrders(buyer)).toBe(1)
  }))

test('of many files that get the same name in one folder one gets it', () =>
  rounds(async () => {
    const tree = openTree(two.hands, user.token)
    const folder = await tree.folder(`Ordner ${randomUUID()}`, personalRoot(user))
    const files = await Promise.all(times(6, (index) => tree.file(`Datei ${index}`, folder)))
    const names = ['Gleich', 'gleich', 'GLEICH']
    const renames = files.map(
      (file): Wanted => ({
        method: 'PATCH',
        path: `file-nodes/${file._id}`,
        as: user.token,
        data: { name: random.pick(names) },
      }),
    )
    expect(statuses(await race(renames))).toEqual(inOrder([1, 200], [5, 409]))
    const now = (await tree.inside(folder)).map(({ name }) => name.toLowerCase())
    expect(now.filter((name) => name === 'gleich')).toHaveLength(1)
  }))

test('of many saves on one revision one is kept, whole', () =>
  rounds(async () => {
    const id = await created('documents', { name: randomUUID(), type: 'grid' })
    const properties = { logo: null, footerText: '', firstColumnTitle: '', secondColumnTitle: '' }
    const saves = times(
      8,
      (index): Wanted => ({
        method: 'PATCH',
        path: `documents/${id}`,
        as: user.token,
        data: { revision: 1, properties: { ...properties, title: `Fassung ${index}` } },
      }),
    )
    const answers = await race(saves)
    expect(statuses(answers)).toEqual(inOrder([1, 200], [7, 409]))
    const winner = answers.findIndex(({ status }) => status === 200)
    const { body } = await two.hands.call('GET', `documents/${id}`, { as: user.token })
    expect(body).toMatchObject({ revision: 2, properties: { title: `Fassung ${winner}` } })
  }))

test('folders that move into each other never make a circle', () =>
  rounds(async () => {
    const tree = openTree(two.hands, user.token)
    const top = await tree.folder(`Ordner ${randomUUID()}`, personalRoot(user))
    const folders = await Promise.all(times(4, (index) => tree.folder(`Teil ${index}`, top)))
    const moves = times(12, (): Wanted => {
      const [moved, target] = random.shuffle(folders)
      const path = `${target?.path}${target?._id},`
      return { method: 'PATCH', path: `file-nodes/${moved?._id}`, as: user.token, data: { path } }
    })
    const answers = await race(moves)
    expect(answers.filter(({ status }) => status >= 500 || status === 0)).toEqual([])
    const nodes = await db().select().from(fileNodes).where(eq(fileNodes.userId, user.id))
    const byId = new Map(nodes.map((node) => [node.id, node]))
    for (const { id, parentId, path } of nodes) {
      const parent = parentId === null ? undefined : byId.get(parentId)
      expect(path).toBe(parent ? `${parent.path}${parent.id},` : `,user_${user.id},`)
      expect(path).not.toContain(id)
    }
    expect(nodes.filter(({ path }) => path.includes(top._id))).toHaveLength(folders.length)
  }))

test('what is put into a folder that is being deleted goes with it or is refused', () =>
  rounds(async () => {
    const tree = openTree(two.hands, user.token)
    const folder = await tree.folder(`Ordner ${randomUUID()}`, personalRoot(user))
    const other = await tree.file(`Datei ${randomUUID()}`, personalRoot(user), 'lists')
    const path = `${folder.path}${folder._id},`
    const answers = await race([
      { method: 'DELETE', path: `file-nodes/${folder._id}`, as: user.token },
      { method: 'PATCH', path: `file-nodes/${other._id}`, as: user.token, data: { path } },
      ...times(
        5,
        (index): Wanted => ({
          method: 'POST',
          path: 'file-nodes',
          as: user.token,
          data: { name: `Neu ${index}`, path, nodeType: 'directory' },
        }),
      ),
    ])
    const [deleted, moved, ...made] = answers
    expect(deleted?.status).toBe(200)
    expect(made.filter(({ status }) => status !== 201 && status !== 404)).toEqual([])
    expect(await db().$count(fileNodes, eq(fileNodes.parentId, folder._id))).toBe(0)
    expect(await db().$count(fileNodes, eq(fileNodes.id, other._id))).toBe(moved?.status === 200 ? 0 : 1)
    expect(await db().$count(lists, eq(lists.id, other.file))).toBe(moved?.status === 200 ? 0 : 1)
  }))

test('signs that are added to a list at once are all in it; of whole orders on one revision one is kept', () =>
  rounds(async () => {
    const id = await created('lists', { name: randomUUID() })
    const patch = (data: object): Wanted => ({ method: 'PATCH', path: `lists/${id}`, as: user.token, data })
    expect(statuses(await race(signs.map((sign) => patch({ addSigns: [sign] }))))).toEqual(inOrder([8, 200]))
    const { body } = await two.hands.call<{ revision: number; signs: { _id: string }[] }>('GET', `lists/${id}`, {
      as: user.token,
    })
    expect(body.signs.map(({ _id }) => _id).sort()).toEqual([...signs].sort())
    const wanted = times(5, () => random.shuffle(signs))
    const answers = await race(wanted.map((order) => patch({ signs: order, revision: body.revision })))
    const kept = await two.hands.call<{ signs: { _id: string }[] }>('GET', `lists/${id}`, { as: user.token })
    const winners = wanted.filter((_, index) => answers[index]?.status === 200)
    expect(winners.length).toBeGreaterThan(0)
    expect(winners).toContainEqual(kept.body.signs.map(({ _id }) => _id))
    // The same order twice changes nothing and is no conflict.
    expect(new Set(winners.map((order) => order.join())).size).toBe(1)
  }))

test('signing in many times at once leaves three sign-ins', () =>
  rounds(async () => {
    const person = await givenUser(two.hands)
    const data = { strategy: 'local', email: person.email, password: PASSWORD }
    const answers = await race(times(7, () => ({ method: 'POST', path: 'authentication', data })))
    expect(statuses(answers)).toEqual(inOrder([7, 201]))
    const held = and(eq(accessTokens.userId, person.id), isNull(accessTokens.revokedAt)) as SQL
    expect(await db().$count(accessTokens, held)).toBe(3)
    const valid = await Promise.all(
      answers.map(({ body }) => two.call(1, 'GET', 'session', { as: String(body['accessToken']) })),
    )
    expect(statuses(valid)).toEqual(inOrder([3, 200], [4, 401]))
  }))

test('a favourite that is marked many times at once is one', () =>
  rounds(async () => {
    const [sign = ''] = signs
    const mark = (): Wanted => ({ method: 'POST', path: 'favorites', as: user.token, data: { sign } })
    expect(statuses(await race(times(8, mark)))).toEqual(inOrder([8, 201]))
    expect(await db().$count(favorites, eq(favorites.userId, user.id))).toBe(1)
    const removed = await race(times(4, () => ({ method: 'DELETE', path: `favorites/${sign}`, as: user.token })))
    expect(statuses(removed)).toEqual(inOrder([1, 200], [3, 404]))
  }))

test('a share key that is asked for many times at once is one that opens the list', () =>
  rounds(async () => {
    const id = await created('lists', { name: randomUUID() })
    const generate = (): Wanted => ({
      method: 'PATCH',
      path: `lists/${id}`,
      as: user.token,
      data: { shareKey: 'generate' },
    })
    const answers = await race(times(8, generate))
    expect(statuses(answers)).toEqual(inOrder([8, 200]))
    const keys = new Set(answers.map(({ body }) => String(body['shareKey'])))
    const opened = await Promise.all(
      [...keys].map(
        async (key) => (await two.call(0, 'GET', `lists?shareKey=${encodeURIComponent(key)}`)).body['total'],
      ),
    )
    expect(opened.filter((total) => total === 1)).toHaveLength(1)
    const [row] = await db().select({ key: lists.shareKey }).from(lists).where(eq(lists.id, id))
    expect([...keys]).toContain(row?.key)
  }))
