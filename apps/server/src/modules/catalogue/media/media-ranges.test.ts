import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { FILM, type MediaStore, openMediaStore } from '../../media/test/media-server.ts'
import { givenSign } from './test/given-sign.ts'
import { openSignMediaServer, type SignMediaServer } from './test/sign-media-server.ts'

let store: MediaStore
let server: SignMediaServer
beforeAll(async () => {
  store = await openMediaStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  server = await openSignMediaServer(store)
})
afterEach(() => server.close())

describe('parts and conditions', () => {
  const film = async () => server.addressOf(await givenSign(store.database), 'signVideo', 'default')

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=899990-', 899_990, 899_999],
    ['bytes=-5', 899_995, 899_999],
    ['bytes=10-700000', 10, 700_000],
  ])('sends %s as 206', async (range, start, end) => {
    const answer = await server.get(await film(), { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/900000`,
      'content-length': String(end - start + 1),
      'content-type': 'video/mp4',
    })
    expect(answer.rawPayload.equals(FILM.subarray(start, end + 1))).toBe(true)
  })

  it('answers 416 with the length for a part past the end', async () => {
    const answer = await server.get(await film(), { range: 'bytes=900000-' })
    expect(answer.json()).toMatchObject({ name: 'RangeNotSatisfiable', code: 416 })
    expect(answer.headers['content-range']).toBe('bytes */900000')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('sends the whole where a range is none it must know', async () => {
    for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'frames=1-2']) {
      const answer = await server.get(await film(), { range })
      expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, '900000'])
    }
  })

  it('continues a download only when it is still the same content', async () => {
    const url = await film()
    const etag = String((await server.get(url)).headers.etag)
    expect((await server.get(url, { range: 'bytes=5-9', 'if-range': etag })).statusCode).toBe(206)
    expect((await server.get(url, { range: 'bytes=5-9', 'if-range': '"other"' })).statusCode).toBe(200)
  })

  it('answers 304 without a body when the caller has it', async () => {
    const url = await film()
    const { etag } = (await server.get(url)).headers
    const answer = await server.get(url, { 'if-none-match': String(etag) })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
    expect(answer.headers.etag).toBe(etag)
    expect(answer.headers['cache-control']).toMatch(/immutable/)
  })

  it('answers HEAD as GET, without the body', async () => {
    const answer = await server.get(await film(), {}, 'HEAD')
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers).toMatchObject({
      'content-length': '900000',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
    })
  })
})

describe('over a real socket', () => {
  const listen = async (): Promise<string> => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  }

  it('sends parts that together are the film', async () => {
    const base = await listen()
    const url = base + server.addressOf(await givenSign(store.database), 'signVideo', 'default')
    const parts = ['bytes=0-299999', 'bytes=300000-599999', 'bytes=600000-'].map(async (range) => {
      const answer = await fetch(url, { headers: { range } })
      return Buffer.from(await answer.arrayBuffer())
    })
    expect(Buffer.concat(await Promise.all(parts)).equals(FILM)).toBe(true)
  })

  it('sends everybody the part that was asked for, also when many read at once and some go away', async () => {
    const films = Array.from({ length: 3 }, (_, film) =>
      Buffer.alloc(2_000_000, String(film).repeat(7) + '-'.repeat(film)),
    )
    await server.close()
    let made = 0
    server = await openSignMediaServer(store, async () => {
      made += 1
      return { bytes: films[made - 1] ?? FILM, contentType: 'video/mp4' }
    })
    const base = await listen()
    const urls: string[] = []
    for (const title of ['Rot', 'Grün', 'Blau']) {
      urls.push(base + server.addressOf(await givenSign(store.database, { title }), 'signVideo', 'default'))
      await fetch(urls.at(-1) ?? '', { method: 'HEAD' })
    }
    const readParts = async (caller: number): Promise<void> => {
      for (let turn = 0; turn < 12; turn += 1) {
        const film = (caller + turn) % films.length
        const start = caller * 50_000 + turn * 1_001
        const end = start + [70_000, 262_144, 800_000][turn % 3]! - 1
        const leaving = new AbortController()
        const answer = await fetch(urls[film] ?? '', {
          headers: { range: `bytes=${start}-${end}` },
          signal: leaving.signal,
        })
        if ((caller + turn) % 5 === 0) leaving.abort()
        else {
          const part = Buffer.from(await answer.arrayBuffer())
          expect(part.equals(films[film]?.subarray(start, end + 1) ?? FILM)).toBe(true)
        }
      }
    }
    await Promise.all(Array.from({ length: 12 }, (_, caller) => readParts(caller)))
  })

  it('ends the connection when the store fails in the middle of a film', async () => {
    const failing: MediaStorage = {
      ...store.storage,
      async get(key, range) {
        const content = await store.storage.get(key, range)
        if (content !== undefined && !(content.body instanceof Uint8Array)) {
          const { body } = content
          body.once('data', () => body.destroy(new Error('The disk is broken.')))
          body.pause()
        }
        return content
      },
    }
    await server.close()
    server = await openSignMediaServer({ ...store, storage: failing })
    const base = await listen()
    const url = base + server.addressOf(await givenSign(store.database, { title: 'Kaputt' }), 'signVideo', 'default')
    const answer = await fetch(url)
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })

  /** Sends a film that is too big for the buffers of a connection, and counts the streams that are open. */
  const sendBigFilm = async () => {
    const open = { streams: 0, opened: 0 }
    const watched: MediaStorage = {
      ...store.storage,
      async get(key, range) {
        const content = await store.storage.get(key, range)
        if (content !== undefined && !(content.body instanceof Uint8Array)) {
          open.streams += 1
          open.opened += 1
          content.body.once('close', () => {
            open.streams -= 1
          })
        }
        return content
      },
    }
    const big = Buffer.alloc(40_000_000, 'x')
    await server.close()
    const make = async () => ({ bytes: big, contentType: 'video/mp4' })
    server = await openSignMediaServer({ ...store, storage: watched }, make)
    const base = await listen()
    const url = base + server.addressOf(await givenSign(store.database, { title: 'Groß' }), 'signVideo', 'default')
    return { open, url }
  }

  it('closes the file when the caller goes away in the middle', async () => {
    const { open, url } = await sendBigFilm()
    await Promise.all(
      Array.from(
        { length: 5 },
        () =>
          new Promise<void>((resolve, reject) => {
            const call = httpRequest(url, (answer) => {
              answer.once('data', () => {
                call.destroy()
                resolve()
              })
              answer.on('error', () => {})
            })
            call.on('error', reject)
            call.end()
          }),
      ),
    )
    await expect.poll(() => open.streams, { timeout: 20_000 }).toBe(0)
  })

  it('closes all files when the caller goes away who has asked for several without waiting', async () => {
    const { open, url } = await sendBigFilm()
    await fetch(url, { method: 'HEAD' })
    const { hostname, port, pathname, search } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`.repeat(3))
    await expect.poll(() => open.opened, { timeout: 20_000 }).toBe(3)
    socket.destroy()
    await expect.poll(() => open.streams, { timeout: 20_000 }).toBe(0)
  })
})
