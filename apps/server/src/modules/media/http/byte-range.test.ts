import { describe, expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'
import { hasCurrent, isSameContent } from './conditions.ts'

describe('a range of 1000 bytes', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=100-199', { start: 100, end: 199 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['Bytes=1-2', { start: 1, end: 2 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-2000', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %o', (header, span) => {
    expect(parseByteRange(header, 1000)).toEqual(span)
  })

  it('satisfies no range of an empty content', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable')
  })
})

describe('conditions', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('If-None-Match %s meets "a": %s', (header, expected) => {
    expect(hasCurrent(header, '"a"')).toBe(expected)
  })

  it.each([
    [undefined, true],
    ['"a"', true],
    ['W/"a"', false],
    ['"b"', false],
    ['Fri, 20 Nov 2026 12:00:00 GMT', false],
  ])('If-Range %s allows a part of "a": %s', (header, expected) => {
    expect(isSameContent(header, '"a"')).toBe(expected)
  })
})
