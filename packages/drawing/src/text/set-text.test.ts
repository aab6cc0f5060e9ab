import { describe, expect, test } from 'vitest'
import { placeCharacters } from './place-characters.ts'
import { advances, setText, textWidth } from './set-text.ts'

const place = { x: 0, y: 0, size: 2048, weight: 'bold', fill: '#000' } as const
const shapes = (text: string) => setText(text, place).match(/<path/g)?.length ?? 0

describe('a line as outlines', () => {
  test.each([
    ['Ștefan Ioniță', 12],
    ['Đặng Thị Hồng', 11],
    ['Олександр Їжак', 13],
    ['Ğülşen İ', 7],
    ['ﬁn', 3],
    ['U\u2011B', 3],
    ['Schu\u00adle', 6],
    ['a\u200db', 2],
    ['😀👍🏽', 0],
    ['علي王', 0],
    ['x\u0324', 1],
    ['Ẹ\u0301', 2],
  ])('has a shape for each printed character of %s', (text, count) => {
    expect(shapes(text)).toBe(count)
  })

  test('of equal-looking characters is the same picture', () => {
    expect(setText('Ａ\u2003‐Α', place)).toBe(setText('A -A', place))
  })

  test('has as many advances as code points', () => {
    for (const text of ['ﬁ\u00ad😀', 'Ẹ\u0301kó', 'S\u0326'])
      expect(advances(text, 10, 'regular')).toHaveLength([...text].length)
    expect(textWidth('😀\u00ad\u0301', 10, 'regular')).toBe(0)
    expect(textWidth('ﬁ', 10, 'bold')).toBeCloseTo(textWidth('fi', 10, 'bold'))
  })

  test('puts a mark into the middle of its letter, and higher above a capital or another mark', () => {
    const placeMark = (text: string) => placeCharacters(text, 'regular').at(-1)?.glyphs[0]
    const small = placeMark('o\u0301')
    const wide = placeMark('m\u0301')
    const capital = placeMark('O\u0301')
    expect(small).toMatchObject({ x: 0, rise: 0 })
    expect(wide?.x).toBeLessThan(0)
    expect(capital?.rise).toBeGreaterThan(300)
    expect(placeMark('ǎ\u0301')?.rise).toBeGreaterThan(300)
    expect(placeMark('O\u0323')?.rise).toBe(0)
  })
})
