import { describe, expect, it } from 'vitest'
import { createKeptFrames } from './kept-frames.ts'

const planes = (seed: number) => Uint8Array.from({ length: 5000 }, (_, index) => (index * seed) % 251)

describe('kept frames', () => {
  it('draw a key once and give the same planes again', async () => {
    const kept = createKeptFrames(1e6)
    let drawn = 0
    const draw = async () => {
      drawn += 1
      return planes(7)
    }
    expect([...(await kept.obtain('a', draw))]).toEqual([...planes(7)])
    expect([...(await kept.obtain('a', draw))]).toEqual([...planes(7)])
    expect(drawn).toBe(1)
  })

  it('stay within their size and forget what was used longest ago', async () => {
    const kept = createKeptFrames(1e6)
    await kept.obtain('probe', async () => planes(3))
    const room = createKeptFrames(kept.size * 2.5)
    const drawn: string[] = []
    const obtain = (key: string) =>
      room.obtain(key, async () => {
        drawn.push(key)
        return planes(3)
      })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await obtain(key)
    expect(drawn).toEqual(['a', 'b', 'c', 'b'])
    expect(room.size).toBeLessThanOrEqual(kept.size * 2.5)
  })

  it('count a key once that was drawn twice at the same time', async () => {
    const kept = createKeptFrames(1e6)
    await Promise.all([kept.obtain('a', async () => planes(3)), kept.obtain('a', async () => planes(3))])
    const once = createKeptFrames(1e6)
    await once.obtain('a', async () => planes(3))
    expect(kept.size).toBe(once.size)
  })
})
