import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const modules = (...rows: readonly string[]) => ({
  size: rows.length,
  get: (row: number, column: number) => rows[row]?.[column] === '#',
})

test('dark modules of a row are one piece, four modules away from the edges', () => {
  expect(qrPath(modules('##.', '...', '#.#'))).toBe('M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z')
})

test('a code without dark modules has no path', () => {
  expect(qrPath(modules('..', '..'))).toBe('')
})
