import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
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
/** One server: its own flights and memory, on the shared database and store. */
const serverWith = (make: MakeVariant, times: Partial<VariantTimes> = {}, waiting = 100) => {
  const queue = createFairQueue({ parallel: 2, waiting })
  return createVariantStore({
    db: database.db,
    storage,
    log,
    make,
    queueOf: () => queue,
    times: { pollMs: 10, ...times },
  })
}
const counting = (work: () => Promise<unknown> = async () => {}) => {
  const made = { count: 0 }
  const make: MakeVariant = async () => {
    made.count += 1
    await work()
    return { bytes: Buffer.from('content'), contentType: 'image/webp' }
  }
  return { made, make }
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
    const { made, make } = counting(() => delay(150))
    const servers = [serverWith(make), serverWith(make)]
    const wanted = recipe()
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => servers[index % 2]!.obtain(wanted)))
    expect(new Set(all.map(({ key }) => key)).size).toBe(1)
    expect(made.count).toBe(1)
  })

  it('goes on making it when work takes longer than a lease', async () => {
    const { made, make } = counting(() => delay(700))
    const times = { leaseMs: 200 }
    const wanted = recipe()
    await Promise.all([serverWith(make, times).obtain(wanted), serverWith(make, times).obtain(wanted)])
    expect(made.count).toBe(1)
  })

  it('takes over from a server that was killed, once its lease is over', async () => {
    const { made, make } = counting()
    const wanted = recipe()
    await claimVariant(database.db, wanted, 300)
    const before = performance.now()
    await serverWith(make).obtain(wanted)
    expect(performance.now() - before).toBeGreaterThan(250)
    expect(made.count).toBe(1)
  })

  it('does not wait for a killed process when it is alone, and respects its own claims', async () => {
    const { made, make } = counting(() => delay(50))
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
    await expect.poll(() => slow.made.count).toBe(1)
    await createVariantStore({ ...alone, make: other.make }).obtain(recipe())
    gate.resolve()
    await making
    expect(slow.made.count).toBe(1)
  })

  it('gives up waiting for another server after a while', async () => {
    const { made, make } = counting()
    const wanted = recipe()
    await claimVariant(database.db, wanted, 60_000)
    await expect(serverWith(make, { waitMs: 100 }).obtain(wanted)).rejects.toBeInstanceOf(BusyError)
    expect(made.count).toBe(0)
  })

  it('stops working and lets the other content count when the lease was lost', async () => {
    const wanted = recipe()
    let wasStopped = false
    const slow: MakeVariant = async (_recipe, signal) => {
      // The lease runs out behind its back, as in a process that was suspended.
      await database.pool.query(
        "update media_variants set lease_until = now() - interval '1 second' where source = $1",
        [wanted.source],
      )
      await claimVariant(database.db, wanted, 400)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      wasStopped = true
      throw new Error('stopped')
    }
    const first = serverWith(slow, { leaseMs: 150 })
    const taken = first.obtain(wanted)
    await expect.poll(() => wasStopped).toBe(true)
    const { make } = counting()
    await serverWith(make).obtain(wanted)
    expect((await taken).sha256).toMatch(/^ed7002/)
  })

  it('refuses more than the queue holds, without leaving a claim behind', async () => {
    const gate = Promise.withResolvers<void>()
    const { make } = counting(() => gate.promise)
    const server = serverWith(make, {}, 1)
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
    const times = { retryAfterMs: 300 }
    await expect(serverWith(make, times).obtain(wanted)).rejects.toMatchObject({ reason: 'unreadable' })
    await expect(serverWith(make, times).obtain(wanted)).rejects.toMatchObject({ reason: 'unreadable' })
    expect(tries).toBe(1)
    await delay(350)
    expect(await serverWith(make, times).obtain(wanted)).toMatchObject({ byteLength: 7 })
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
    const make: MakeVariant = (_recipe, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
    const server = serverWith(make)
    const wanted = recipe()
    const demand = server.obtain(wanted).catch((error: unknown) => error)
    await expect.poll(() => findVariant(database.db, wanted)).toMatchObject({ state: 'making' })
    await server.stop()
    expect(await demand).toBeInstanceOf(BusyError)
    expect(await findVariant(database.db, wanted)).toBeUndefined()
  })
})
