import { expect, test } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import { runMoves } from './run-moves.ts'

const nodes = ['a', 'b', 'c'].map((name) => ({ _id: name, name }))
const taken = new ApiError({ name: 'Conflict', code: 409, message: 'Schon da', errors: { name: 'Schon da' } })
const gone = new ApiError({ name: 'NotFound', code: 404, message: 'Weg' })

const run = async (errors: Readonly<Record<string, Error>>) => {
  const tried: string[] = []
  const done: number[] = []
  const outcome = await runMoves(
    nodes,
    async ({ _id }) => {
      tried.push(_id)
      const error = errors[_id]
      if (error) throw error
    },
    { onDone: (count) => void done.push(count), target: 'Tiere' },
  )
  const failed = outcome.failed.map(({ node, reason }) => `${node._id}: ${reason}`)
  return { tried, done, moved: outcome.moved.map(({ _id }) => _id), failed }
}

test('all come to their place, and progress tells so', async () => {
  await expect(run({})).resolves.toEqual({
    tried: ['a', 'b', 'c'],
    done: [1, 2, 3],
    moved: ['a', 'b', 'c'],
    failed: [],
  })
})

test('a name that is taken and a thing that is gone keep nothing else from its way', async () => {
  await expect(run({ a: taken, b: gone })).resolves.toEqual({
    tried: ['a', 'b', 'c'],
    done: [1, 2, 3],
    moved: ['c'],
    failed: [
      'a: In „Tiere“ steht schon ein Objekt mit diesem Namen.',
      'b: Das Objekt oder der Zielordner ist nicht mehr da.',
    ],
  })
})

test('without a connection the rest is not tried, and counts as failed', async () => {
  const offline = new ApiError({ name: 'Offline', message: 'Keine Verbindung' })
  await expect(run({ b: offline })).resolves.toEqual({
    tried: ['a', 'b'],
    done: [1],
    moved: ['a'],
    failed: ['b: Keine Verbindung', 'c: Keine Verbindung'],
  })
})
