import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { expect, test, vi } from 'vitest'
import { createUploadQueue } from './upload-queue.ts'

type Sent = {
  readonly name: string
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  readonly arrive: () => Promise<void>
  readonly fail: () => Promise<void>
}

const given = () => {
  const sent: Sent[] = []
  const onDone = vi.fn()
  const queue = createUploadQueue({
    send: (file, options) =>
      new Promise<Image>((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason))
        const settled = () => new Promise<void>((done) => setTimeout(done))
        sent.push({
          name: file.name,
          ...options,
          arrive: () => {
            resolve({ _id: file.name } as Image)
            return settled()
          },
          fail: () => {
            reject(new Error('voll'))
            return settled()
          },
        })
      }),
    onDone,
    problemOf: (error) => ({ message: error instanceof Error ? error.message : '', mayRetry: true }),
  })
  const states = () => queue.uploads().map(({ file, state }) => `${file.name} ${state}`)
  return { queue, sent, onDone, states }
}
const picture = (name: string, type = 'image/png') => new File(['x'], name, { type })

test('two files go at a time, the others wait for them', async () => {
  const { queue, sent, states } = given()
  queue.add(['a', 'b', 'c'].map((name) => picture(name)))
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
  await sent[0]!.arrive()
  expect(states()).toEqual(['b sending', 'c sending'])
})

test('what arrived leaves the queue and is told, with how many came together', async () => {
  const { queue, sent, onDone, states } = given()
  queue.add([picture('a'), picture('b')])
  await sent[1]!.arrive()
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ _id: 'b' }, 2)
  expect(states()).toEqual(['a sending'])
})

test('what fails stays with its reason and can be tried again', async () => {
  const { queue, sent, states } = given()
  queue.add([picture('a')])
  await sent[0]!.fail()
  expect(queue.uploads()).toMatchObject([{ state: 'failed', problem: { message: 'voll', mayRetry: true } }])
  queue.retry('upload-1')
  expect(states()).toEqual(['a sending'])
  await sent[1]!.arrive()
  expect(states()).toEqual([])
})

test('what the server would refuse is not sent', () => {
  const { queue, sent } = given()
  queue.add([picture('a.txt', 'text/plain')])
  expect(sent).toEqual([])
  expect(queue.uploads()).toMatchObject([{ state: 'failed', problem: { mayRetry: false } }])
})

test('a cancelled upload is broken off and makes room for the next', async () => {
  const { queue, sent, onDone, states } = given()
  queue.add(['a', 'b', 'c'].map((name) => picture(name)))
  queue.cancel('upload-1')
  expect(sent[0]!.signal.aborted).toBe(true)
  await new Promise((done) => setTimeout(done))
  expect(states()).toEqual(['b sending', 'c sending'])
  expect(onDone).not.toHaveBeenCalled()
})

test('cancelling all starts none of those that waited', async () => {
  const { queue, sent, states } = given()
  queue.add(['a', 'b', 'c'].map((name) => picture(name)))
  queue.cancelAll()
  await new Promise((done) => setTimeout(done))
  expect(states()).toEqual([])
  expect(sent).toHaveLength(2)
})

test('progress is told to whoever listens', () => {
  const { queue, sent } = given()
  queue.add([picture('a')])
  const listener = vi.fn()
  const stop = queue.subscribe(listener)
  sent[0]!.onProgress(0.5)
  expect(queue.uploads()).toMatchObject([{ share: 0.5 }])
  stop()
  sent[0]!.onProgress(0.6)
  expect(listener).toHaveBeenCalledOnce()
})
