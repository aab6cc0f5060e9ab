import { describe, expect, it } from 'vitest'
import { compoundParts } from './compound-parts.ts'

const partsOf = (word: string, ...known: readonly string[]) => compoundParts(word, (text) => known.includes(text))

describe('parts of compounds', () => {
  it('cuts before a tail that is a known word', () => {
    expect(partsOf('kindergarten', 'garten')).toEqual(['garten'])
  })

  it('cuts behind a known head, also when the tail is unknown', () => {
    expect(partsOf('schildkroete', 'schild')).toEqual(['kroete'])
  })

  it.each([
    ['sonnenblume', 'sonn', 'blume'],
    ['geburtstag', 'geburt', 'stag'],
    ['arbeitsplatz', 'arbeit', 'platz'],
    ['hundehuette', 'hund', 'huette'],
    ['kinderzimmer', 'kind', 'zimmer'],
  ])('bridges the linking element of %s', (word, head, tail) => {
    expect(partsOf(word, head)).toContain(tail)
  })

  it('takes a tail of three letters only when both sides are known', () => {
    expect(partsOf('schulbus', 'schul', 'bus')).toEqual(['bus'])
    expect(partsOf('schulbus', 'bus')).toEqual([])
    expect(partsOf('schulbus', 'schul')).toEqual([])
  })

  it('cuts nothing that no known word vouches for', () => {
    expect(partsOf('krawatte')).toEqual([])
    expect(partsOf('krawatte', 'ratte')).toEqual([])
  })

  it('wants a vowel in the head before a known tail', () => {
    expect(partsOf('schrank', 'rank')).toEqual([])
  })

  it('leaves short words whole', () => {
    expect(partsOf('hund', 'hun', 'und')).toEqual([])
    expect(partsOf('')).toEqual([])
  })
})
