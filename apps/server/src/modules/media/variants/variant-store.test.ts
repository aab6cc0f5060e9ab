import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../test/test-database.ts'
import type { OpenDatabase } from '../../../platform/database/client.ts'
import { BusyError } from '../../../platform/processes/busy-error.ts'
import { createFairQueue } from '../../../platform/processes/fair-queue.ts'
import { openDiskStorage } from '../../../platform/storage/disk-storage.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { claimVariant, findVariant } from './media-variants.repository.ts'
import type { MadeRecipe } from './recipe.ts'
import { SYSTEM_CLOCK, type VariantClock } from './variant-clock.ts'
import { VariantError } from './variant-error.ts'
import { createVariantStore, type MakeVariant, type VariantTimes } from './variant-store.ts'

let folder: string
let database: OpenDatabase
let storage: MediaStorage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'variants-'))
  database = await openTestDatabase()
  storage = await openDiskStorage(folder)
})
afterAll(async () => {
  await database.close()
  await storage.close()
  await rm(folder, { recursive: true })
})

const { log } = fastify()
const recipe = (): MadeRecipe => ({
  kind: 'picture',
  lane: 'catalogue',
  variant: 'tiny',
  source: randomBytes(32).toString('hex'),
  watermark: null,
  base: { from: 'spelling', title: 'Haus', look: PLAIN_LOOK },
})
/** A clock that moves only when a test says so; `onPause` is called when a server waits for another one. */
const openClock = (onPause: () => void = () => undefined) => {
  let now = Date.parse('2027-03-01T09:00:00Z')
  const repeated = new Set<() => Promise<void>>()
  return {
    now: () => new Date(now),
    pause(milliseconds: number) {
      onPause()
      return SYSTEM_CLOCK.pause(milliseconds)
    },
    repeat(_milliseconds: number, work: () => Promise<void>) {
      repeated.add(work)
      return () => repeated.delete(work)
    },
    advance(milliseconds: number) {
      now += milliseconds
    },
    async renewLeases() {
      for (const renew of repeated) await renew()
    },
  }
}
type ServerOptions = {
  readonly times?: Partial<VariantTimes>
  readonly clock?: VariantClock
  readonly waiting?: number
}
/** One server: its own flights and memory, on the shared database and store. */
const serverWith = (make: MakeVariant, { times, clock = SYSTEM_CLOCK, waiting = 100 }: ServerOptions = {}) => {
  const queue = createFairQueue({ parallel: 2, waiting })
  return createVariantStore({
    db: database.db,
    storage,
    log,
    make,
    queueOf: () => queue,
    times: { pollMs: 10, ...times },
    clock,
  })
}
const counting = (work: (attempt: number) => Promise<unknown> = async () => {}) => {
  const made = { count: 0 }
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const make: MakeVariant = async () => {
    made.count += 1
    begin()
    await work(made.count)
    return { bytes: Buffer.from('content'), contentType: 'image/webp' }
  }
  return { made, make, begun }
}

describe('first demand', () => {
  it('makes the variant, keeps it and knows it again', async () => {
    const { made, make } = counting()
    const wanted = recipe()
    const stored = await serverWith(make).obtain(wanted)
    expect(stored).toEqual({
      key: `variants/${wanted.source.slice(0, 2)}/${wanted.source}/tiny.webp`,
      sha256: 'ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73',
      contentType: 'image/webp',
      byteLength: 7,
    })
    expect((await storage.get(stored.key))?.body.toString()).toBe('content')
    expect(await serverWith(make).obtain(wanted)).toEqual(stored)
    expect(made.count).toBe(1)
  })

  it('makes it once for fifty callers on two servers', async () => {
    const waiting = Promise.withResolvers<void>()
    // It takes until the other server has come and waits for it.
    const { made, make } = counting(() => waiting.promise)
    const clock = openClock(waiting.resolve)
    const servers = [serverWith(make, { clock }), serverWith(make, { clock })]
    const wanted = recipe()
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => servers[index % 2]!.obtain(wanted)))
    expect(new Set(all.map(({ key }) => key)).size).toBe(1)
    expect(made.count).toBe(1)
  })

  it('goes on making it when work takes longer than a lease', async () => {
    const [finished, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { made, make, begun } = counting(async (attempt) => attempt === 1 && finished.promise)
    const clock = openClock(waiting.resolve)
    const options = { times: { leaseMs: 1_000 }, clock }
    const wanted = recipe()
    const first = serverWith(make, options).obtain(wanted)
    await begun
    clock.advance(900)
    await clock.renewLeases()
    clock.advance(900)
    const second = serverWith(make, options).obtain(wanted)
    await Promise.race([waiting.promise, second])
    expect(made.count).toBe(1)
    finished.resolve()
    expect(await second).toEqual(await first)
    expect(made.count).toBe(1)
  })

  it('takes over from a server that was killed, once its lease is over', async () => {
    const { made, make } = counting()
    const wanted = recipe()
    const madeAtPauses: number[] = []
    const clock = openClock(() => {
      madeAtPauses.push(made.count)
      clock.advance(100)
    })
    await claimVariant(database.db, wanted, 250, clock.now())
    await serverWith(make, { clock }).obtain(wanted)
    expect(madeAtPauses).toEqual([0, 0, 0])
    expect(made.count).toBe(1)
  })

  it('does not wait for a killed process when it is alone, and respects its own claims', async () => {
    const both = Promise.withResolvers<void>()
    const { made, make } = counting((attempt) => {
      if (attempt === 2) both.resolve()
      return both.promise
    })
    const wanted = recipe()
    await claimVariant(database.db, wanted, 60_000)
    const queue = createFairQueue({ parallel: 2, waiting: 10 })
    const server = createVariantStore({ db: database.db, storage, log, make, queueOf: () => queue, isOnlyServer: true })
    await Promise.all([server.obtain(wanted), server.obtain(recipe()), server.obtain(wanted)])
    expect(made.count).toBe(2)
  })

  it('leaves alone what another store of the same server is making', async () => {
    const gate = Promise.withResolvers<void>()
    const slow = counting(() => gate.promise)
    const other = counting()
    const queue = createFairQueue({ parallel: 2, waiting: 10 })
    const alone = { db: database.db, storage, log, queueOf: () => queue, isOnlyServer: true }
    const wanted = recipe()
    const making = createVariantStore({ ...alone, make: slow.make }).obtain(wanted)
    await slow.begun
    await createVariantStore({ ...alone, make: other.make }).obtain(recipe())
    gate.resolve()
    await making
    expect(slow.made.count).toBe(1)
  })

  it('gives up waiting for another server after a while', async () => {
    const { made, make } = counting()
    const wanted = recipe()
    await claimVariant(database.db, wanted, 60_000)
    await expect(serverWith(make, { times: { waitMs: 100 } }).obtain(wanted)).rejects.toBeInstanceOf(BusyError)
    expect(made.count).toBe(0)
  })

  it('stops working and lets the other content count when the lease was lost', async () => {
    const wanted = recipe()
    const clock = openClock()
    const options = { times: { leaseMs: 1_000 }, clock }
    const [suspended, taken, stopped] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<boolean>(),
    ]
    const slow: MakeVariant = async (_recipe, signal) => {
      // The lease runs out behind its back, as in a process that was suspended.
      clock.advance(1_001)
      suspended.resolve()
      await taken.promise
      await clock.renewLeases()
      stopped.resolve(signal.aborted)
      throw new Error('stopped')
    }
    const other = counting(() => stopped.promise)
    const demand = serverWith(slow, options).obtain(wanted)
    await suspended.promise
    const taking = serverWith(other.make, options).obtain(wanted)
    await other.begun
    taken.resolve()
    expect(await stopped.promise).toBe(true)
    expect((await demand).sha256).toMatch(/^ed7002/)
    expect(await demand).toEqual(await taking)
    expect(other.made.count).toBe(1)
  })

  it('refuses more than the queue holds, without leaving a claim behind', async () => {
    const gate = Promise.withResolvers<void>()
    const { make } = counting(() => gate.promise)
    const server = serverWith(make, { waiting: 1 })
    const wanted = Array.from({ length: 4 }, recipe)
    const demands = wanted.map((each) => server.obtain(each).catch((error: unknown) => error))
    expect(await Promise.race(demands)).toBeInstanceOf(BusyError)
    gate.resolve()
    const results = await Promise.all(demands)
    const refused = wanted.filter((_, index) => results[index] instanceof BusyError)
    expect(refused).toHaveLength(1)
    expect(await findVariant(database.db, refused[0]!)).toBeUndefined()
  })
})

describe('what cannot be made', () => {
  it('is remembered with its reason on every server, and tried again after a while', async () => {
    let tries = 0
    const make: MakeVariant = async () => {
      tries += 1
      if (tries === 1) throw new VariantError('unreadable')
      return { bytes: Buffer.from('content'), contentType: 'image/webp' }
    }
    const wanted = recipe()
    const clock = openClock()
    const options = { times: { retryAfterMs: 300 }, clock }
    await expect(serverWith(make, options).obtain(wanted)).rejects.toMatchObject({ reason: 'unreadable' })
    clock.advance(300)
    await expect(serverWith(make, options).obtain(wanted)).rejects.toMatchObject({ reason: 'unreadable' })
    expect(tries).toBe(1)
    clock.advance(1)
    expect(await serverWith(make, options).obtain(wanted)).toMatchObject({ byteLength: 7 })
    expect(tries).toBe(2)
  })

  it('counts as unexpected where the reason is not known', async () => {
    const make: MakeVariant = () => Promise.reject(new TypeError('a fault of ours'))
    const wanted = recipe()
    await expect(serverWith(make).obtain(wanted)).rejects.toMatchObject({ reason: 'unexpected' })
    expect(await findVariant(database.db, wanted)).toMatchObject({ state: 'failed', failure: 'unexpected' })
  })

  it('leaves nothing behind when the store refuses the content', async () => {
    const { make } = counting()
    const full: MediaStorage = { ...storage, put: () => Promise.reject(new Error('disk full')) }
    const queue = createFairQueue({ parallel: 1, waiting: 1 })
    const server = createVariantStore({ db: database.db, storage: full, log, make, queueOf: () => queue })
    const wanted = recipe()
    await expect(server.obtain(wanted)).rejects.toThrow('disk full')
    expect(await findVariant(database.db, wanted)).toBeUndefined()
  })
})

describe('afterwards', () => {
  it('makes it anew when its content is gone', async () => {
    const { made, make } = counting()
    const server = serverWith(make)
    const wanted = recipe()
    const stored = await server.obtain(wanted)
    await storage.remove(stored.key)
    await server.forget(wanted, stored)
    expect(await server.obtain(wanted)).toEqual(stored)
    expect(made.count).toBe(2)
  })

  it('gives its rights back when it stops', async () => {
    const begun = Promise.withResolvers<void>()
    const make: MakeVariant = (_recipe, signal) => {
      begun.resolve()
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
    }
    const server = serverWith(make)
    const wanted = recipe()
    const demand = server.obtain(wanted).catch((error: unknown) => error)
    await begun.promise
    expect(await findVariant(database.db, wanted)).toMatchObject({ state: 'making' })
    await server.stop()
    expect(await demand).toBeInstanceOf(BusyError)
    expect(await findVariant(database.db, wanted)).toBeUndefined()
  })
})
