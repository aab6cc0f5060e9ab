import { describe, expect, it } from 'vitest'
import { arrangeRows, type Cell } from './arrange-rows.ts'

const room = { width: 100, height: 100, gap: 1, rowGap: 1, largestScale: 10 }
const letter: Cell = { width: 10, height: 10, isBreak: false, startsSyllable: false }
const space: Cell = { width: 5, height: 0, isBreak: true, startsSyllable: false }
const rows = (cells: readonly Cell[]) => arrangeRows(cells, room).rows.map(({ from, to }) => [from, to])

describe('arranging letters in rows', () => {
  it('keeps a short word in one row, not larger than allowed', () => {
    expect(arrangeRows([letter], { ...room, largestScale: 3 })).toMatchObject({ scale: 3, rows: [{ from: 0, to: 1 }] })
  })

  it('breaks between words and drops the space', () => {
    expect(rows([letter, letter, letter, space, letter, letter])).toEqual([
      [0, 3],
      [4, 6],
    ])
  })

  it('breaks a long word between syllables where that costs little', () => {
    const cells = Array.from({ length: 12 }, (_, index) => ({ ...letter, startsSyllable: index === 3 || index === 7 }))
    expect(rows(cells)).toEqual([
      [0, 3],
      [3, 7],
      [7, 12],
    ])
  })

  it('fills the room with a word that has no syllables', () => {
    const { rows: found, scale } = arrangeRows(Array(100).fill(letter), room)
    expect(found.length).toBeGreaterThan(8)
    expect(scale).toBeGreaterThan(0.8)
    expect(found.at(-1)?.to).toBe(100)
  })
})
