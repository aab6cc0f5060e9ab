import { expect, it } from 'vitest'
import { createReadBuffers } from './read-buffers.ts'

it('hands memory out again once it was given back', () => {
  const buffers = createReadBuffers(1024)
  const first = buffers.take(1024)
  buffers.release(first)
  const second = buffers.take(600)
  expect(second.buffer).toBe(first.buffer)
  expect(second).toHaveLength(600)
})

it('never hands out memory that somebody has', () => {
  const buffers = createReadBuffers(1024)
  const taken = Array.from({ length: 40 }, () => buffers.take(1024).buffer)
  expect(new Set(taken).size).toBe(40)
})

it('takes memory back once, and only as it was handed out', () => {
  const buffers = createReadBuffers(1024)
  const bytes = buffers.take(1024)
  buffers.release(bytes.subarray(0, 10))
  buffers.release(Buffer.alloc(1024))
  expect(buffers.take(1024).buffer).not.toBe(bytes.buffer)
  buffers.release(bytes)
  buffers.release(bytes)
  const [one, other] = [buffers.take(1024), buffers.take(1024)]
  expect(one.buffer).toBe(bytes.buffer)
  expect(other.buffer).not.toBe(bytes.buffer)
})

it('keeps no more unused memory than it may', () => {
  const buffers = createReadBuffers(1024, 1)
  const taken = [buffers.take(1024), buffers.take(1024)]
  for (const bytes of taken) buffers.release(bytes)
  const again = [buffers.take(1024), buffers.take(1024)]
  expect(again[0]?.buffer).toBe(taken[0]?.buffer)
  expect(again[1]?.buffer).not.toBe(taken[1]?.buffer)
})

it('makes memory of its own for what is bigger than a piece, or a small part of one', () => {
  const buffers = createReadBuffers(1024)
  for (const byteLength of [0, 100, 1025]) {
    const bytes = buffers.take(byteLength)
    expect(bytes).toHaveLength(byteLength)
    buffers.release(bytes)
  }
  expect(buffers.take(1024).buffer.byteLength).toBe(1024)
})
