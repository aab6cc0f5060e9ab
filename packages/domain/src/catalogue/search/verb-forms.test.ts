import { describe, expect, it } from 'vitest'
import { conjugatedStems, infinitiveStem } from './verb-forms.ts'

describe('verb forms', () => {
  it.each([
    ['spielen', 'spiel'],
    ['klettern', 'kletter'],
    ['sammeln', 'sammel'],
    ['gehen', 'geh'],
  ])('knows the stem of %s', (infinitive, stem) => {
    expect(infinitiveStem(infinitive)).toBe(stem)
  })

  it.each(['hund', 'schon', 'ein', 'en', 'den'])('knows no infinitive in %s', (word) => {
    expect(infinitiveStem(word)).toBeUndefined()
  })

  it.each([
    ['spielte', 'spielen'],
    ['spielst', 'spielen'],
    ['gespielt', 'spielen'],
    ['arbeitete', 'arbeiten'],
    ['klettert', 'klettern'],
    ['lauft', 'laufen'],
    ['gelaufen', 'laufen'],
    ['eingekauft', 'einkaufen'],
    ['aufgeraumt', 'aufraumen'],
    ['singend', 'singen'],
    ['ging', 'gehen'],
    ['isst', 'essen'],
    ['gegessen', 'essen'],
    ['schwamm', 'schwimmen'],
  ])('leads %s back to %s', (form, infinitive) => {
    expect(conjugatedStems(form)).toContain(infinitiveStem(infinitive))
  })

  it('gives no stem shorter than three letters', () => {
    expect(conjugatedStems('tat')).toEqual([])
    expect(conjugatedStems('te')).toEqual([])
  })
})
