import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { mapParallel } from './map-parallel.ts'

describe('working on several items at once', () => {
  it('answers in the order of the items and never does more at once than allowed', async () => {
    let [running, most] = [0, 0]
    const answers = await mapParallel([5, 1, 4, 2, 3], 2, async (item) => {
      running += 1
      most = Math.max(most, running)
      await wait(item)
      running -= 1
      return item * 10
    })
    expect(answers).toEqual([50, 10, 40, 20, 30])
    expect(most).toBe(2)
  })

  it('has nothing running any more when it tells of a fault, and begins nothing new', async () => {
    const begun: number[] = []
    const ended: number[] = []
    const work = mapParallel([1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item)
      if (item === 1) throw new Error('broken')
      await wait(10)
      ended.push(item)
    })
    await expect(work).rejects.toThrow('broken')
    expect(begun).toEqual([1, 2])
    expect(ended).toEqual([2])
  })

  it('does nothing for no items', async () => {
    expect(await mapParallel([], 4, async () => 1)).toEqual([])
  })
})
