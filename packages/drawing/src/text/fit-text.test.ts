import { describe, expect, it } from 'vitest'
import { fitText, type TextBox } from './fit-text.ts'
import { textWidth } from './set-text.ts'

const box: TextBox = { width: 318, height: 400, largest: 75, smallest: 26, weight: 'bold', maxLines: 5 }

describe('fitting a title into its box', () => {
  it('sets a short word at the largest size', () => {
    expect(fitText('Hund', box)).toMatchObject({ lines: ['Hund'], size: 75 })
  })

  it('breaks between words before it makes them smaller', () => {
    expect(fitText('Drachen steigen lassen', box).lines).toEqual(['Drachen', 'steigen', 'lassen'])
  })

  it('divides a long word with hyphens', () => {
    const { lines } = fitText('Berufsgenossenschaftsunfallmeldung', box)
    expect(lines.join('').replaceAll('-', '')).toBe('Berufsgenossenschaftsunfallmeldung')
    expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true)
  })

  it.each([
    ['a title of 120 letters without a place to divide', 'x'.repeat(120)],
    ['a title of 120 characters in words', 'Wort und '.repeat(14).slice(0, 120)],
    ['a row of emoji', '😀'.repeat(120)],
    ['a long compound', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'],
  ])('never leaves the box with %s', (_, title) => {
    const { lines, size, lineHeight } = fitText(title, box)
    expect(Math.max(...lines.map((line) => textWidth(line, size, 'bold')))).toBeLessThanOrEqual(box.width)
    expect(lines.length * lineHeight).toBeLessThanOrEqual(box.height + 1)
    expect(lines.length).toBeLessThanOrEqual(box.maxLines)
  })

  it('cuts what fits at no size with an ellipsis', () => {
    expect(fitText('x'.repeat(500), box).lines.at(-1)).toMatch(/x…$/)
  })

  it('sets nothing for an empty title', () => {
    expect(fitText('  ', box).lines).toEqual([])
  })
})
