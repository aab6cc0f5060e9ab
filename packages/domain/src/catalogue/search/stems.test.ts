import { describe, expect, it } from 'vitest'
import { narrowUmlautPairs, stemOf } from './stems.ts'

describe('stems', () => {
  it.each([
    ['hund', 'hunde'],
    ['haus', 'hauser'],
    ['katze', 'katzen'],
    ['auto', 'autos'],
    ['lehrerin', 'lehrerinnen'],
    ['schon', 'schones'],
    ['gross', 'grosser'],
    ['kind', 'kindern'],
    ['bus', 'busse'],
    ['zeugnis', 'zeugnisse'],
  ])('brings %s and %s together', (word, form) => {
    expect(stemOf(form)).toBe(stemOf(word))
  })

  it('keeps the s of a word that is no plural', () => {
    expect(stemOf('haus')).toBe('haus')
    expect(stemOf('bus')).toBe('bus')
    expect(stemOf('nass')).not.toBe(stemOf('nase'))
  })

  it('reads two letters as the umlaut they may stand for', () => {
    expect(narrowUmlautPairs('haeuser')).toBe('hauser')
    expect(stemOf(narrowUmlautPairs('baeume'))).toBe('baum')
  })
})
