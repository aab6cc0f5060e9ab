import { setTimeout as delay } from 'node:timers/promises'
import { ALPHABET_LETTERS } from '@gebaerdenraum/domain/media/alphabet-letters'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FILM_WORK } from '../../media/open-media.ts'
import { contentOf, type MediaStore, openMediaStore } from '../../media/test/media-server.ts'
import { givenSign } from './test/given-sign.ts'
import { openSignMediaServer, type SignMediaServer } from './test/sign-media-server.ts'

const GREEDY = { userId: crypto.randomUUID(), tokenId: 'a' }
const POLITE = { userId: crypto.randomUUID(), tokenId: 'b' }

let store: MediaStore
let server: SignMediaServer
let origin: string
/** Films that are being made, in the order in which their work began. */
let begun: { readonly title: string; readonly signal: AbortSignal; readonly finish: () => void }[]

beforeAll(async () => {
  store = await openMediaStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  begun = []
  server = await openSignMediaServer(store, async (recipe, signal) => {
    const title = recipe.base.from === 'spelling' ? recipe.base.title : ''
    await new Promise<void>((resolve, reject) => {
      begun.push({ title, signal, finish: resolve })
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return contentOf(recipe)
  })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  server.app.server.closeAllConnections()
  await server.close()
})

/** Under load a look into the database takes its time. */
const poll = <Value>(value: () => Value) => expect.poll(value, { timeout: 20_000 })

const films = async (count: number, name: string): Promise<{ readonly id: string; readonly revision: number }[]> => {
  const all = []
  for (let index = 1; index <= count; index += 1) {
    all.push(await givenSign(store.database, { title: `${name}${index}`, isFingerspelled: true }))
  }
  return all
}
const ask = async (url: string, signal?: AbortSignal) => {
  const response = await fetch(`${origin}${url}`, { signal: signal ?? null })
  await response.arrayBuffer()
  return response
}
const addressFor = (sign: { readonly id: string; readonly revision: number }, holder = GREEDY) =>
  server.addressOf(sign, 'signVideo', 'default', 'full', holder)
const making = async (): Promise<number> => {
  const { rows } = await store.database.pool.query("select 1 from media_variants where state = 'making'")
  return rows.length
}
/** Ends the work that runs until `isOver`; returns the titles in the order in which they were made. */
const finishUntil = async (isOver: () => boolean): Promise<readonly string[]> => {
  const finished: string[] = []
  while (!isOver()) {
    const next = begun[finished.length]
    if (next === undefined) await delay(5)
    else {
      next.finish()
      finished.push(next.title)
    }
  }
  return finished
}

describe('films asked for at once', () => {
  it('by one account do not keep another one waiting, and what is too much is told when to come again', async () => {
    const [many, [one]] = [await films(60, 'viel'), await films(1, 'wenig')]
    const answers = many.map((sign) => ask(addressFor(sign)))
    let refused = 0
    for (const answer of answers) answer.then(({ status }) => (refused += status === 503 ? 1 : 0))
    // Twenty wait, what runs has begun, all else is refused.
    await poll(() => refused + begun.length).toBe(40)
    let isThere = false
    const wanted = ask(addressFor(one!, POLITE)).then(({ status }) => {
      isThere = true
      return status
    })
    await poll(() => server.queued.length).toBe(61)
    // Its turn comes after what runs and one more of the other account.
    const finished = await finishUntil(() => isThere)
    expect(await wanted).toBe(200)
    expect(finished.indexOf('wenig1')).toBeLessThanOrEqual(4)
    let areAllThere = false
    const all = Promise.all(answers).then((responses) => {
      areAllThere = true
      return responses
    })
    await finishUntil(() => areAllThere)
    for (const response of await all) {
      expect([200, 503]).toContain(response.status)
      if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('of the manual alphabet wait in the line of their network and keep no account waiting', async () => {
    const letters = ALPHABET_LETTERS.map((letter) => ask(`/media/letters/${encodeURIComponent(letter)}/video`))
    let refused = 0
    for (const answer of letters) answer.then(({ status }) => (refused += status === 503 ? 1 : 0))
    // Twenty wait, what runs has begun, all else is refused.
    await poll(() => refused + begun.length).toBe(ALPHABET_LETTERS.length - 20)
    const [sign] = await films(1, 'konto')
    let isThere = false
    const wanted = ask(addressFor(sign!, POLITE)).then(({ status }) => {
      isThere = true
      return status
    })
    await poll(() => server.queued.length).toBe(ALPHABET_LETTERS.length + 1)
    const finished = await finishUntil(() => isThere)
    expect(await wanted).toBe(200)
    expect(finished.indexOf('konto1')).toBeLessThanOrEqual(4)
    let areAllThere = false
    const all = Promise.all(letters).then((responses) => {
      areAllThere = true
      return responses
    })
    await finishUntil(() => areAllThere)
    expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([200, 503]))
  })

  it('are dropped when the client disconnects: what waits never begins, what runs is cancelled', async () => {
    const many = await films(FILM_WORK.parallelPerKey + 10, 'weg')
    const clients = many.map((sign) => ({ title: `weg${many.indexOf(sign) + 1}`, connection: new AbortController() }))
    const answers = many.map((sign, index) =>
      ask(addressFor(sign), clients[index]?.connection.signal).catch(() => 'left'),
    )
    // As many run as may for one account; the others wait.
    await poll(() => [server.queued.length, begun.length]).toEqual([many.length, FILM_WORK.parallelPerKey])
    const running = new Set(begun.map(({ title }) => title))
    const leave = (areRunning: boolean): void => {
      for (const { title, connection } of clients) if (running.has(title) === areRunning) connection.abort()
    }
    const countLeft = () => server.queued.filter(({ signal }) => signal?.aborted).length
    // Those who wait first: otherwise the next of them might begin before the server sees that it has left, too.
    leave(false)
    await poll(countLeft).toBe(10)
    leave(true)
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['left']))
    await poll(making).toBe(0)
    expect(begun.map(({ title, signal }) => [title, signal.aborted])).toEqual(
      [...running].map((title) => [title, true]),
    )
    let isThere = false
    const again = ask(addressFor(many[0]!, POLITE)).then(({ status }) => {
      isThere = true
      return status
    })
    await finishUntil(() => isThere)
    expect(await again).toBe(200)
  })

  it('by two clients are made for the one who stays', async () => {
    const [sign] = await films(1, 'gemeinsam')
    const leaving = new AbortController()
    const gone = ask(addressFor(sign!), leaving.signal).catch(() => 'left')
    await poll(() => begun.length).toBe(1)
    const waitingClients = () => server.queued[0]?.claims?.current().length
    const staying = ask(addressFor(sign!, POLITE))
    await poll(waitingClients).toBe(2)
    leaving.abort()
    expect(await gone).toBe('left')
    await poll(waitingClients).toBe(1)
    begun[0]?.finish()
    expect((await staying).status).toBe(200)
    expect(begun).toHaveLength(1)
  })
})

describe('the share of an account in an address', () => {
  it('is the same for all of its signs and tells nothing of it', async () => {
    const [one, other] = await films(2, 'anteil')
    const fieldOf = (sign: { id: string; revision: number }, holder: typeof GREEDY) =>
      new URLSearchParams(addressFor(sign, holder).split('?')[1]).get('k') ?? ''
    const field = fieldOf(one!, GREEDY)
    expect(field).toMatch(/^[\w-]{16}$/)
    expect(fieldOf(other!, GREEDY)).toBe(field)
    expect(fieldOf(one!, POLITE)).not.toBe(field)
    expect(GREEDY.userId).not.toContain(field)
  })

  it('cannot be made up', async () => {
    const [sign] = await films(1, 'erfunden')
    const address = addressFor(sign!)
    for (const field of ['', 'AAAAAAAAAAAAAAAA', 'x']) {
      expect((await ask(address.replace(/&k=.*/, `&k=${field}`))).status).toBe(403)
    }
    const without = ask(address.replace(/&k=.*/, ''))
    await poll(() => begun.length).toBe(1)
    begun[0]?.finish()
    expect((await without).status).toBe(200)
  })
})

describe('media made ahead', () => {
  it('are made in their order, behind what somebody waits for, and stop with the server', async () => {
    const [first, second, third] = await films(3, 'voraus')
    const [wanted] = await films(1, 'jetzt')
    const expected = [first, second, third].map((sign) => ({
      signId: sign!.id,
      type: 'signVideo' as const,
      variant: 'default',
    }))
    server.signMedia.preparations.start('account x', expected)
    await poll(() => begun.map(({ title }) => title)).toEqual(['voraus1'])
    const answer = ask(addressFor(wanted!))
    await poll(() => server.queued.length).toBe(2)
    begun[0]?.finish()
    await poll(() => begun.map(({ title }) => title).includes('jetzt1')).toBe(true)
    begun.find(({ title }) => title === 'jetzt1')?.finish()
    expect((await answer).status).toBe(200)
    await poll(() => begun.some(({ title }) => title === 'voraus2')).toBe(true)
    await Promise.all([server.signMedia.stop(), server.media.stop()])
    expect(begun.at(-1)?.signal.aborted).toBe(true)
    expect(begun.some(({ title }) => title === 'voraus3')).toBe(false)
    expect(await making()).toBe(0)
  })

  it('are those of the list that was opened last', async () => {
    const [first, second, third] = await films(3, 'zuletzt')
    const of = (sign: { id: string } | undefined) => ({
      signId: sign!.id,
      type: 'signVideo' as const,
      variant: 'default',
    })
    server.signMedia.preparations.start('account x', [of(first), of(second)])
    await poll(() => begun.length).toBe(1)
    server.signMedia.preparations.start('account x', [of(third)])
    await poll(() => begun.map(({ title }) => title)).toEqual(['zuletzt1', 'zuletzt3'])
    expect(begun[0]?.signal.aborted).toBe(true)
    begun[1]?.finish()
  })
})
