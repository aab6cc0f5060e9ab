import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type GivenUser, givenUser } from '../builders.ts'
import { openTree, personalRoot } from '../files/tree-client.ts'
import { givenAddress, givenCard } from '../given-checkout.ts'
import { givenTeamOf } from '../given-team.ts'
import { countRounds } from '../rounds.ts'
import { rateLimits } from '../tables.ts'
import { picture } from '../upload-image.ts'
import { seeded } from './seeded.ts'
import { type Answered, type Call, startTwoServers, type TwoServers } from './two-servers.ts'

/**
 * Two servers on one PostgreSQL, one of them killed while everybody writes: what was acknowledged is there, what was
 * not is there whole or not at all, and the other server takes over the work that waits.
 */
const random = seeded()
const ROUNDS = countRounds(1, { long: 2 })
/** Of each kind. */
const WRITERS = 2

let two: TwoServers
let bytes: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  two = await startTwoServers()
  bytes = new Uint8Array(await picture(120, 80).png().toBuffer())
  process.stdout.write(`kill: seed ${random.seed}\n`)
})
afterAll(() => two?.close())

/** Calls either server; the answer of a broken connection says nothing of what became of the call. */
type Send = (method: string, path: string, call?: Call) => Promise<Answered>
/** Compares what is there with what was acknowledged. */
type Check = () => Promise<void>
/** Writes once, and afterwards knows what has to be there. */
type Writer = { write(): Promise<void>; readonly check: Check }

const send: Send = (method, path, call) => two.call(random.below(2) as 0 | 1, method, path, call)
const read = async <Body>(path: string, as: string): Promise<Body> =>
  (await two.hands.call<Body>('GET', path, { as })).body

/** The last state that was acknowledged, and those that were on their way since when a connection broke. */
const journal = <State>() => {
  let acknowledged: State | undefined
  const unanswered: State[] = []
  return {
    async write(state: State, call: () => Promise<Answered>): Promise<boolean> {
      const { status } = await call()
      if (status === 0) unanswered.push(state)
      if (status !== 200 && status !== 201) return false
      acknowledged = state
      unanswered.length = 0
      return true
    },
    possible: (): readonly (State | undefined)[] => [acknowledged, ...unanswered],
    settle(state: State): void {
      acknowledged = state
      unanswered.length = 0
    },
  }
}

const createsLists = (user: GivenUser): Writer => {
  const acknowledged = new Set<string>()
  return {
    async write() {
      const { status, body } = await send('POST', 'lists', { as: user.token, data: { name: `Liste ${randomUUID()}` } })
      if (status === 201) acknowledged.add(String(body['_id']))
    },
    async check() {
      const { rows } = await two.hands.database.pool.query('select id from lists where id = any($1)', [
        [...acknowledged],
      ])
      expect(acknowledged.size).toBeGreaterThan(0)
      expect(rows).toHaveLength(acknowledged.size)
    },
  }
}

const PROPERTIES = { logo: null, footerText: '', firstColumnTitle: '', secondColumnTitle: '' } as const

const savesDocument = async (user: GivenUser): Promise<Writer> => {
  const as = user.token
  const made = await two.hands.call('POST', 'documents', { as, data: { name: `Druck ${randomUUID()}`, type: 'grid' } })
  const path = `documents/${made.body['_id']}`
  const title = journal<string>()
  title.settle('')
  let revision = 1
  return {
    async write() {
      const next = `Fassung ${randomUUID()}`
      const data = { revision, properties: { ...PROPERTIES, title: next } }
      if (await title.write(next, () => send('PATCH', path, { as, data }))) revision += 1
    },
    async check() {
      const document = await read<{ revision: number; properties: { title: string } }>(path, as)
      expect(title.possible()).toContain(document.properties.title)
      title.settle(document.properties.title)
      revision = document.revision
    },
  }
}

const movesFile = async (user: GivenUser): Promise<Writer> => {
  const tree = openTree(two.hands, user.token)
  const folders = await Promise.all(
    [1, 2, 3].map((index) => tree.folder(`Ordner ${index} ${randomUUID()}`, personalRoot(user))),
  )
  const file = await tree.file(`Datei ${randomUUID()}`, personalRoot(user))
  const place = journal<string>()
  place.settle(file.path)
  return {
    async write() {
      const { path, _id } = random.pick(folders)
      const data = { path: `${path}${_id},` }
      await place.write(data.path, () => send('PATCH', `file-nodes/${file._id}`, { as: user.token, data }))
    },
    async check() {
      const { path, parent } = await read<{ path: string; parent: string }>(`file-nodes/${file._id}`, user.token)
      expect(place.possible()).toContain(path)
      expect(path.endsWith(`${parent},`)).toBe(true)
      place.settle(path)
    },
  }
}

const uploadsImages = (user: GivenUser): Writer => {
  const acknowledged = new Set<string>()
  return {
    async write() {
      const form = new FormData()
      form.set('file', new File([bytes], 'bild.png'))
      const { status, body } = await send('POST', 'images', { as: user.token, form })
      if (status === 201) acknowledged.add(String(body['_id']))
    },
    async check() {
      expect(acknowledged.size).toBeGreaterThan(0)
      for (const id of acknowledged) {
        const image = await read<{ variants: { original: string } }>(`images/${id}`, user.token)
        expect({ id, status: await two.load(survivor, image.variants.original) }).toEqual({ id, status: 200 })
      }
    },
  }
}

/** Fills a team and empties it again. */
const invitesPeople = async (): Promise<Writer> => {
  const { owner, id: team } = await givenTeamOf(two.hands, 4)
  const open = new Set<string>()
  const cancelled = new Set<string>()
  const as = owner.token
  return {
    async write() {
      const [first] = open
      const data = { name: '', email: `${randomUUID()}@test.example`, team, message: '' }
      const invited = await send('POST', 'invitations', { as, data })
      if (invited.status === 201) open.add(String(invited.body['_id']))
      if (invited.status !== 409 || first === undefined) return
      const ended = await send('PATCH', `invitations/${first}`, {
        as,
        data: { invalidatedAt: new Date().toISOString() },
      })
      // Unanswered, it may be either.
      if (ended.status === 200 || ended.status === 0) open.delete(first)
      if (ended.status === 200) cancelled.add(first)
    },
    async check() {
      const { rows } = await two.hands.database.pool.query<{ id: string; is_open: boolean }>(
        'select id, invalidated_at is null as is_open from invitations where team_id = $1',
        [team],
      )
      const stored = new Map(rows.map(({ id, is_open }) => [id, is_open]))
      for (const id of open) expect({ id, isOpen: stored.get(id) }).toEqual({ id, isOpen: true })
      for (const id of cancelled) expect({ id, isOpen: stored.get(id) }).toEqual({ id, isOpen: false })
      expect(cancelled.size + open.size).toBeGreaterThan(0)
    },
  }
}

/** Each order is somebody else's first licence. */
const buysLicences = (): Writer => {
  const sent: { readonly buyer: GivenUser; readonly call: Call; isAcknowledged: boolean }[] = []
  return {
    async write() {
      const buyer = await givenUser(two.hands)
      await givenAddress(two.hands, buyer)
      const paymentMethod = await givenCard(two.hands, buyer)
      const data = { license: 'single-1-1', paymentMethod, prorationTimestamp: Math.floor(Date.now() / 1000) }
      const call = { as: buyer.token, key: randomUUID(), data }
      const { status } = await send('PATCH', 'checkout', call)
      sent.push({ buyer, call, isAcknowledged: status === 200 })
    },
    async check() {
      expect(sent.length).toBeGreaterThan(0)
      for (const order of sent) {
        // Sent again under its key it goes on where it stood, and buys nothing twice.
        if (!order.isAcknowledged) {
          const again = await vi.waitUntil(
            async () => {
              const answer = await two.call(survivor, 'PATCH', 'checkout', order.call)
              return answer.status === 409 ? undefined : answer
            },
            { timeout: 60_000, interval: 250 },
          )
          expect(again.status).toBe(200)
          order.isAcknowledged = true
        }
        const { rows } = await two.hands.database.pool.query(
          `select o.status as "order", s.status as licence, count(*) over () as orders,
                  (select count(*) from invoices i where i.order_id = o.id) as invoices
           from orders o join users u on u.id = o.user_id left join subscriptions s on s.id = u.subscription_id
           where o.user_id = $1`,
          [order.buyer.id],
        )
        expect(rows).toEqual([{ order: 'paid', licence: 'active', orders: '1', invoices: '1' }])
      }
    },
  }
}

let survivor: 0 | 1 = 0

/** What would be half of something, in any table. */
const HALVES = {
  'file nodes without content': "select id from file_nodes where node_type = 'file' and file_id is null",
  'nodes that stand elsewhere than their parent':
    "select n.id from file_nodes n join file_nodes p on p.id = n.parent_id where n.path <> p.path || p.id || ','",
  'paid orders without a licence':
    "select id from orders where status = 'paid' and (subscription_id is null or booked_at is null)",
  'numbers of invoices that are missing': 'select year from invoices group by year having count(*) <> max(count)',
  'seats beyond the licence': `
    select t.id from teams t join subscriptions s on s.id = t.subscription_id
    where (select count(*) from users u where u.team_id = t.id) + t.owner_has_access::int
      + (select count(*) from invitations i where i.team_id = t.id and i.consumed_at is null and i.invalidated_at is null)
      > (s.license ->> 'size')::int`,
}

const expectNoHalves = async (): Promise<void> => {
  for (const [what, statement] of Object.entries(HALVES)) {
    const { rows } = await two.hands.database.pool.query(statement)
    expect({ what, rows }).toEqual({ what, rows: [] })
  }
}

/** Mails that nobody has begun; what the killed server had in hand comes back when its time is over. */
const waitingJobs = async (): Promise<number> => {
  const { rows } = await two.hands.database.pool.query<{ count: number }>(
    `select count(*)::int as count from jobs.job
     where name in ('mail.send', 'invoices.send') and state in ('created', 'retry') and start_after <= now()`,
  )
  return rows[0]?.count ?? 0
}

/** Writes with all of them at once, until it is stopped. */
const keepWriting = (writers: readonly Writer[]) => {
  const counts = writers.map(() => 0)
  let isOver = false
  const writing = writers.map(async ({ write }, index) => {
    while (!isOver) {
      await write()
      counts[index] = (counts[index] ?? 0) + 1
    }
  })
  const written = Promise.all(writing)
  // A write that fails must not leave the others waiting for it.
  written.catch(() => undefined)
  return {
    /** Waits for so many further writes of each, answered or not. */
    untilEachHasWritten: (more: number): Promise<unknown> => {
      const before = [...counts]
      const isEnough = () => counts.every((count, index) => count >= (before[index] ?? 0) + more)
      return Promise.race([written, vi.waitUntil(isEnough, { timeout: 120_000, interval: 10 })])
    },
    async stop(): Promise<void> {
      isOver = true
      await written
    },
  }
}

test('what two servers acknowledged is there after one was killed under load, and the other does its work', async () => {
  const users = await Promise.all(Array.from({ length: WRITERS }, () => givenUser(two.hands, { licence: 'active' })))
  const writers: readonly Writer[] = [
    ...users.map(createsLists),
    ...users.map(uploadsImages),
    ...(await Promise.all(users.map(savesDocument))),
    ...(await Promise.all(users.map(movesFile))),
    await invitesPeople(),
    buysLicences(),
  ]
  for (let round = 0; round < ROUNDS; round += 1) {
    const killed = (round % 2) as 0 | 1
    survivor = (1 - killed) as 0 | 1
    await two.hands.database.db.delete(rateLimits)
    const { untilEachHasWritten, stop } = keepWriting(writers)
    await untilEachHasWritten(1 + random.below(3))
    await two.kill(killed)
    await untilEachHasWritten(1)
    await stop()

    await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), { timeout: 60_000, interval: 200 })
    await two.start(killed)
    for (const { check } of writers) await check()
    await expectNoHalves()
  }
})
