import { describe, expect, it } from 'vitest'
import { hasPanicked } from './find-panic.ts'

const message = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}
const errorOf = (fields: Readonly<Record<string, string>>): Buffer =>
  message(
    'E',
    Buffer.from(
      `${Object.entries(fields)
        .map(([letter, text]) => `${letter}${text}\0`)
        .join('')}\0`,
    ),
  )
const READY = message('Z', Buffer.from('I'))

describe('a panic in the answer of a database', () => {
  it.each([
    ['alone', [errorOf({ S: 'PANIK', V: 'PANIC', C: '58P02', M: 'could not write' })]],
    ['behind rows', [message('D', Buffer.from('EV\0PANIC\0')), errorOf({ S: 'PANIC', V: 'PANIC' }), READY]],
    ['behind another error', [errorOf({ V: 'ERROR', M: 'no' }), READY, errorOf({ V: 'PANIC' })]],
  ])('is found %s', (_where, messages) => {
    expect(hasPanicked(Buffer.concat(messages))).toBe(true)
  })

  it.each([
    ['no answer', []],
    ['rows that look like one', [message('D', errorOf({ V: 'PANIC' })), READY]],
    ['an error that speaks of one', [errorOf({ S: 'ERROR', V: 'ERROR', M: 'VPANIC', D: 'PANIC' }), READY]],
    ['a notice', [message('N', Buffer.from('VPANIC\0\0'))]],
    ['an error without fields', [message('E', Buffer.from('\0'))]],
    ['an error that breaks off', [message('E', Buffer.from('VPANIC'))]],
  ])('is not in %s', (_what, messages) => {
    expect(hasPanicked(Buffer.concat(messages))).toBe(false)
  })
})
