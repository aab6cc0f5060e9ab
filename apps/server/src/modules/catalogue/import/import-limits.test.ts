import { describe, expect, it } from 'vitest'
import { IMPORT_LIMITS, sizeProblem } from './import-limits.ts'

const MB = 1024 * 1024

describe('the size of a file', () => {
  it.each([
    ['a.signOnly.svg', 2 * MB],
    ['a.signBox.PNG', 25 * MB],
    ['a.signVideo.mp4', 200 * MB],
    ['a.signVideo.MOV', 200 * MB],
    ['signs.csv', 50 * MB],
  ])('of %s may be %i bytes and not one more', (path, limit) => {
    expect(sizeProblem(path, limit, IMPORT_LIMITS)).toBeNull()
    expect(sizeProblem(path, limit + 1, IMPORT_LIMITS)).toBe(
      `Die Datei ist ${limit / MB},1 MB groß, höchstens ${limit / MB} MB sind möglich.`,
    )
  })

  it('is not nothing', () => {
    expect(sizeProblem('a.signOnly.svg', 0, IMPORT_LIMITS)).toBe('Die Datei ist leer.')
  })
})
