import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PASTED_WORD_MAX_LENGTH, pastedWords } from './pasted-words.ts'

describe('words of a pasted text', () => {
  test.each([
    ['Hund, Katze; Maus\nKuh\r\nPferd\tHuhn', ['Hund', 'Katze', 'Maus', 'Kuh', 'Pferd', 'Huhn']],
    ['- Hund\n* Katze\n• Maus\n– Kuh\n[x] Pferd', ['Hund', 'Katze', 'Maus', 'Kuh', 'Pferd']],
    ['1. Hund\n2) Katze\n(3) Maus\na) Kuh\n 10.\tPferd', ['Hund', 'Katze', 'Maus', 'Kuh', 'Pferd']],
    ['Hund • Katze • Maus', ['Hund', 'Katze', 'Maus']],
    ['„Hund“, »Katze«, "Maus".', ['Hund', 'Katze', 'Maus']],
    ['  Guten   Morgen ,, \n\n Wie geht es dir? ', ['Guten Morgen', 'Wie geht es dir?']],
    ['Hund, Hund, hund', ['Hund', 'hund']],
    ['T-Shirt, E-Mail, 3', ['T-Shirt', 'E-Mail', '3']],
    ['Ba\u0308r, Bär', ['Bär']],
    ['\uFEFFHund\u00A0', ['Hund']],
    ['---, …, ;', []],
    ['', []],
  ])('%j are %j', (text, words) => {
    expect(pastedWords(text)).toEqual({ words, left: 0 })
  })

  test('are no more than a list can hold; how many are left over is told', () => {
    const text = Array.from({ length: 503 }, (_, index) => `Wort${index}`).join('\n')
    const { words, left } = pastedWords(text)
    expect([words.length, words.at(-1), left]).toEqual([500, 'Wort499', 3])
  })

  test('are each once, trimmed, not empty and not too long, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { words } = pastedWords(text)
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) {
          expect(word).toBe(word.trim())
          expect(word).not.toBe('')
          expect(word.length).toBeLessThanOrEqual(PASTED_WORD_MAX_LENGTH)
        }
      }),
    )
  })
})

test.each(['"', ' "', '.', '- ', '[ ] ', '\u200b', '1. ', 'ab '])('a megabyte of %j is read in passing', (piece) => {
  const { words } = pastedWords(`Hund\na${piece.repeat(1_000_000 / piece.length)}b`)
  expect(words).toContain('Hund')
})
