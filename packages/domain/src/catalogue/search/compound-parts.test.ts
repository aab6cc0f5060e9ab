import { describe, expect, it } from 'vitest'
import { runToEnd } from './build-index.ts'
import { cutCompound } from './compound-parts.ts'
import { buildLexicon } from './lexicon.ts'

const cutNoun = (word: string, ...texts: readonly string[]) =>
  cutCompound(word, true, runToEnd(buildLexicon(texts)).bare)

describe('the head of a compound', () => {
  it('is sure when both sides are words of the catalogue', () => {
    expect(cutNoun('haustier', 'Haus', 'Tier', 'hauen')).toEqual({
      sureHeads: ['tier'],
      likelyHeads: [],
      weakParts: ['stier'],
      modifiers: ['haus'],
    })
  })

  it.each([
    ['sonnenblume', 'Sonne', 'Blume', 'sonne'],
    ['geburtstag', 'Geburt', 'Tag', 'geburt'],
    ['arbeitsplatz', 'Arbeit', 'Platz', 'arbeit'],
    ['hundehütte', 'Hund', 'Hütte', 'hund'],
    ['kinderzimmer', 'Kind', 'Zimmer', 'kind'],
    ['tageszeit', 'Tag', 'Zeit', 'tag'],
    ['herzenswunsch', 'Herze', 'Wunsch', 'herze'],
    ['frauenarzt', 'Frau', 'Arzt', 'frau'],
  ])('is found behind the linking element of %s', (word, modifier, head, base) => {
    const { sureHeads, modifiers } = cutNoun(word.replace('ü', 'u'), modifier, head)
    expect({ sureHeads, modifiers }).toEqual({
      sureHeads: [head.toLowerCase().replace('ü', 'u')],
      modifiers: [base],
    })
  })

  it.each([
    ['erdbeere', 'Erde', 'Beere', 'erd'],
    ['weihnachtsbaum', 'Weihnachten', 'Baum', 'weihnacht'],
    ['osterei', 'Ostern', 'Ei', undefined],
    ['osterhase', 'Ostern', 'Hase', 'oster'],
    ['schwimmbad', 'schwimmen', 'Bad', 'schwimm'],
    ['kletterwand', 'klettern', 'Wand', 'kletter'],
    ['warnweste', 'Warnung', 'Weste', 'warn'],
  ])('is found behind the short form of the modifier in %s', (word, modifier, head, base) => {
    expect(cutNoun(word, modifier, head).modifiers).toEqual(base === undefined ? [] : [base])
  })

  it('is likely when one side is known', () => {
    expect(cutNoun('schildkroete', 'Schild').likelyHeads).toEqual(['kroete'])
    expect(cutNoun('volleyball', 'Ball').likelyHeads).toEqual(['ball'])
    expect(cutNoun('himbeere', 'Beere').likelyHeads).toEqual(['beere'])
    expect(cutNoun('vorname', 'vor', 'Name').likelyHeads).toEqual(['name'])
  })

  it('has three letters only behind a known modifier', () => {
    expect(cutNoun('schulbus', 'Schule', 'Bus').sureHeads).toEqual(['bus'])
    expect(cutNoun('schulhof', 'Schule').likelyHeads).toEqual(['hof'])
    expect(cutNoun('schulbus', 'Bus')).toEqual(NOTHING)
  })

  it.each([
    ['krawatte', ['Ratte', 'Watte']],
    ['flasche', ['Tasche', 'Asche']],
    ['grosseltern', ['groß', 'Rose', 'Eltern'], ['eltern']],
    ['teppich', ['Pech', 'Tee']],
    ['ampel', ['Pelz']],
    ['platzchen', ['Platz']],
    ['giraffe', ['Affe']],
    ['montage', ['Tage']],
    ['sparschwein', ['sparen', 'Schwein', 'Wein'], ['schwein']],
    ['freundlich', ['Freund']],
    ['backerei', ['Bäcker', 'backen', 'Ei']],
    ['lehrerin', ['Lehrer', 'lehren']],
    ['burgersteig', ['Bürger', 'Teig', 'steigen'], ['ersteig', 'steig']],
  ])('is not found by chance in %s', (word, texts, heads: readonly string[] = []) => {
    const { sureHeads, likelyHeads } = cutNoun(word, ...texts)
    expect([...sureHeads, ...likelyHeads]).toEqual(heads)
  })

  it('has a modifier only where that is a whole word, unless it is sure', () => {
    expect(cutNoun('verkehrsschild', 'Verkehr').modifiers).toEqual(['verkehr'])
    expect(cutNoun('kartoffel', 'Karte')).toMatchObject({ likelyHeads: ['offel'], modifiers: [] })
    expect(cutNoun('verband', 'Verb')).toMatchObject({ likelyHeads: ['and'], modifiers: [] })
  })

  it('is not confirmed by a word with an umlaut that the compound has not', () => {
    const { spelled } = runToEnd(buildLexicon(['hübsch', 'Bär']))
    expect(cutCompound('hubschrauber', true, spelled)).toEqual(NOTHING)
    expect(cutCompound('nachbar', true, spelled)).toEqual(NOTHING)
  })

  it('is looked for in nouns and made of nouns', () => {
    const lexicon = runToEnd(buildLexicon(['auf', 'wach', 'stehen', 'Hand', 'immer', 'Klasse'])).spelled
    expect(cutCompound('aufstehen', false, lexicon)).toEqual({ ...NOTHING, weakParts: ['stehen'] })
    expect(cutCompound('klassenzimmer', true, lexicon).sureHeads).toEqual([])
    expect(cutCompound('handzahm', false, lexicon)).toEqual({ ...NOTHING, weakParts: ['zahm'] })
  })
})

describe('a word without known parts', () => {
  it.each(['krawatte', 'hund', 'ab', ''])('stays whole: "%s"', (word) => {
    expect(cutNoun(word, 'Apfel', word)).toEqual(NOTHING)
  })

  it('requires a vowel before a known noun', () => {
    expect(cutNoun('schrank', 'Rank')).toEqual(NOTHING)
  })
})

const NOTHING = { sureHeads: [], likelyHeads: [], weakParts: [], modifiers: [] }
