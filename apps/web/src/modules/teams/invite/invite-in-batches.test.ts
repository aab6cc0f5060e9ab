import { describe, expect, test } from 'vitest'
import { inviteInBatches } from './invite-in-batches.ts'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `Kind ${index}`, email: `k${index}@kita.example` }))

describe('inviting in batches', () => {
  test('sends up to 200 people in one call', async () => {
    const sizes: number[] = []
    const send = async (batch: readonly unknown[]) => sizes.push(batch.length)
    expect(await inviteInBatches(people(200), send)).toEqual({ ok: true })
    expect(sizes).toEqual([200])
  })

  test('sends everyone of a longer list once, in order', async () => {
    const sent: number[] = []
    const sizes: number[] = []
    const result = await inviteInBatches(people(450), async (batch) => {
      sizes.push(batch.length)
      sent.push(...batch.map(({ id }) => id))
    })
    expect(result).toEqual({ ok: true })
    expect(sizes).toEqual([200, 200, 50])
    expect(sent).toEqual(people(450).map(({ id }) => id))
  })

  test('stops at the first failure and says who is invited and who was refused', async () => {
    const rows = people(450)
    const error = new Error('Diese Person ist schon eingeladen.')
    let calls = 0
    const result = await inviteInBatches(rows, async () => {
      calls += 1
      if (calls === 2) throw error
    })
    expect(result).toEqual({ ok: false, sent: rows.slice(0, 200), refused: rows.slice(200, 400), error })
    expect(calls).toBe(2)
  })
})
