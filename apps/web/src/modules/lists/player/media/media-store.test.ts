import { describe, expect, test } from 'vitest'
import { createMediaStore, MEDIA_MAX_BYTES, type WantedCard } from './media-store.ts'

const cards = (...ids: readonly string[]): readonly WantedCard[] =>
  ids.map((id) => ({ id, addresses: { film: `/${id}.mp4`, picture: undefined } }))

/** A network that answers when it is told to. */
const given = (size = 1) => {
  const asked: string[] = []
  const revoked: string[] = []
  const answers = new Map<string, (isThere: boolean) => void>()
  const store = createMediaStore({
    fetchBlob: (address, _, signal) =>
      new Promise((resolve, reject) => {
        asked.push(address)
        signal.addEventListener('abort', () => reject(signal.reason))
        answers.set(address, (isThere) =>
          isThere ? resolve({ size, address } as unknown as Blob) : reject(new Error('offline')),
        )
      }),
    createUrl: (blob) => `blob:${(blob as unknown as { readonly address: string }).address}`,
    revokeUrl: (url) => revoked.push(url),
  })
  const answer = async (address: string, isThere = true) => {
    answers.get(address)?.(isThere)
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
  }
  return { store, asked, revoked, answer }
}

describe('media of the cards', () => {
  test('come for the shown card and its neighbours first, the others one by one', async () => {
    const { store, asked, answer } = given()
    store.want(cards('a', 'b', 'c', 'd', 'e'))
    expect(asked).toEqual(['/a.mp4', '/b.mp4'])
    await answer('/a.mp4')
    expect(asked).toEqual(['/a.mp4', '/b.mp4', '/c.mp4'])
    await answer('/b.mp4')
    expect(asked).toHaveLength(3)
    await answer('/c.mp4')
    expect(asked).toEqual(['/a.mp4', '/b.mp4', '/c.mp4', '/d.mp4'])
    await answer('/d.mp4')
    await answer('/e.mp4')
    expect(store.isComplete()).toBe(true)
    expect(store.get('e')).toMatchObject({ film: 'blob:/e.mp4', picture: undefined })
  })

  test('come in the new order once another card is shown, and none twice', async () => {
    const { store, asked, answer } = given()
    store.want(cards('a', 'b', 'c', 'd', 'e', 'f'))
    await answer('/a.mp4')
    store.want(cards('e', 'f', 'd', 'a', 'b', 'c'))
    await answer('/b.mp4')
    expect(asked).toEqual(['/a.mp4', '/b.mp4', '/c.mp4', '/e.mp4'])
    await answer('/c.mp4')
    expect(asked.at(-1)).toBe('/f.mp4')
  })

  test('tell when they are there', async () => {
    const { store, answer } = given()
    let told = 0
    store.subscribe(() => {
      told += 1
    })
    store.want(cards('a'))
    await answer('/a.mp4')
    expect([told, store.version()]).toEqual([1, 1])
  })

  test('that could not be fetched are tried again with the next card', async () => {
    const { store, asked, answer } = given()
    store.want(cards('a'))
    await answer('/a.mp4', false)
    expect([asked.length, store.isComplete()]).toEqual([1, false])
    store.want(cards('a'))
    await answer('/a.mp4')
    expect([asked.length, store.isComplete()]).toEqual([2, true])
  })

  test('make room for the neighbours when the memory is full', async () => {
    const { store, revoked, answer } = given(MEDIA_MAX_BYTES / 2)
    store.want(cards('a', 'b', 'c'))
    await answer('/a.mp4')
    await answer('/b.mp4')
    store.want(cards('d', 'b', 'c', 'a'))
    await answer('/c.mp4')
    await answer('/d.mp4')
    expect(revoked).toEqual(['blob:/a.mp4'])
    expect(store.get('d')?.film).toBe('blob:/d.mp4')
  })

  test('are given back in the end', async () => {
    const { store, revoked, answer } = given()
    store.want(cards('a', 'b'))
    await answer('/a.mp4')
    store.clear()
    await answer('/b.mp4')
    expect(revoked).toEqual(['blob:/a.mp4'])
    expect([store.get('a'), store.get('b')]).toEqual([undefined, undefined])
  })
})
