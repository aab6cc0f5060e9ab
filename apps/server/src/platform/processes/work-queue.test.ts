import { expect, it } from 'vitest'
import { BusyError } from './busy-error.ts'
import { createWorkQueue } from './work-queue.ts'

const deferred = () => Promise.withResolvers<void>()

it('does so much at once and the rest in order', async () => {
  const queue = createWorkQueue({ parallel: 2, waiting: 10 })
  const gates = Array.from({ length: 5 }, deferred)
  const started: number[] = []
  const all = gates.map((gate, index) =>
    queue.run(async () => {
      started.push(index)
      await gate.promise
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  gates[1]?.resolve()
  await all[1]
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  await Promise.all(all)
  expect(started).toEqual([0, 1, 2, 3, 4])
})

it('refuses what does not fit into the line any more, and takes work again later', async () => {
  const queue = createWorkQueue({ parallel: 1, waiting: 1 })
  const gate = deferred()
  const [first, second] = [queue.run(() => gate.promise), queue.run(async () => 'second')]
  await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(BusyError)
  gate.resolve()
  await first
  expect(await second).toBe('second')
  expect(await queue.run(async () => 'fourth')).toBe('fourth')
})

it('gives the place free when the work fails', async () => {
  const queue = createWorkQueue({ parallel: 1, waiting: 0 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next')).toBe('next')
})

it('who leaves the line makes room, and his turn never comes', async () => {
  const queue = createWorkQueue({ parallel: 1, waiting: 1 })
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = queue.run(() => gate.promise)
  const controller = new AbortController()
  const second = queue.run(async () => void done.push('second'), controller.signal)
  controller.abort(new Error('Left.'))
  await expect(second).rejects.toThrow('Left.')
  const third = queue.run(async () => void done.push('third'))
  gate.resolve()
  await Promise.all([first, third])
  expect(done).toEqual(['third'])
  await expect(queue.run(async () => undefined, controller.signal)).rejects.toThrow('Left.')
})
