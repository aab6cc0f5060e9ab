import { chooseLook, PLAIN_LOOK, PLAIN_LOOK_DEFAULTS } from '@gebaerdenraum/domain/media/spelling-look'
import { describe, expect, it } from 'vitest'
import type { SignFacts } from './sign-facts.ts'
import { toSignRecipe } from './sign-recipe.ts'

const PNG = { sha256: 'a'.repeat(64), contentType: 'image/png', byteLength: 10 }
const SVG = { sha256: 'b'.repeat(64), contentType: 'image/svg+xml', byteLength: 10 }
const MP4 = { sha256: 'c'.repeat(64), contentType: 'video/mp4', byteLength: 10 }
const sign = (facts: Partial<SignFacts> = {}): SignFacts => ({
  id: 'id',
  slug: 'haus',
  title: 'Haus',
  wordClass: 'noun',
  symbol: 'house',
  isFingerspelled: false,
  revision: 1,
  media: {},
  posterMs: null,
  ...facts,
})
type Wanted = [type: Parameters<typeof toSignRecipe>[1], variant: string, look?: Parameters<typeof toSignRecipe>[4]]
const recipe = (facts: Partial<SignFacts>, ...[type, variant, look = PLAIN_LOOK]: Wanted) =>
  toSignRecipe(sign(facts), type, variant, 'Gebärdenraum', look)
const sourceOf = (...args: Parameters<typeof recipe>) => {
  const found = recipe(...args)
  return found?.kind === 'kept' ? found.original.sha256 : found?.source
}

describe('where a medium comes from', () => {
  it('is nothing for a sign without imports that is not spelled', () => {
    for (const type of ['signBox', 'signMap', 'signOnly', 'signVideo'] as const) {
      expect(recipe({}, type, 'default')).toBeUndefined()
    }
  })

  it('is the spelling for a spelled sign', () => {
    expect(recipe({ isFingerspelled: true }, 'signOnly', 'default')).toMatchObject({
      kind: 'picture',
      base: { from: 'spelling', title: 'Haus', look: PLAIN_LOOK },
    })
    expect(recipe({ isFingerspelled: true }, 'signVideo', 'tiny')).toMatchObject({
      kind: 'film',
      base: { from: 'spelling', title: 'Haus', look: PLAIN_LOOK },
    })
  })

  it('is the import before anything drawn', () => {
    const media = { signBox: PNG, signVideo: MP4 }
    expect(recipe({ isFingerspelled: true, media }, 'signBox', 'default')).toMatchObject({
      base: { from: 'import', original: PNG },
    })
    expect(recipe({ isFingerspelled: true, media }, 'signVideo', 'default')).toMatchObject({
      base: { from: 'import', original: MP4 },
    })
  })

  it('is the chosen moment for the still picture of an imported film, and for nothing else', () => {
    const media = { signVideo: MP4 }
    expect(recipe({ media, posterMs: 800 }, 'signVideo', 'poster')).toMatchObject({ base: { posterMs: 800 } })
    expect(recipe({ media, posterMs: 800 }, 'signVideo', 'watermarked-poster')).toMatchObject({
      base: { posterMs: 800 },
    })
    for (const variant of ['thumbnail', 'thumbnail-square']) {
      expect(recipe({ media, posterMs: 800 }, 'signVideo', variant)).toMatchObject({ base: { posterMs: 800 }, variant })
    }
    const film = recipe({ media, posterMs: 800 }, 'signVideo', 'default')
    expect(film).toEqual(recipe({ media }, 'signVideo', 'default'))
    const spelled = { isFingerspelled: true }
    expect(recipe({ ...spelled, posterMs: 800 }, 'signVideo', 'poster')).toEqual(recipe(spelled, 'signVideo', 'poster'))
  })

  it('is a card around the imported drawing where only that was imported', () => {
    expect(recipe({ media: { signOnly: PNG } }, 'signMap', 'default')).toMatchObject({
      base: {
        from: 'card',
        type: 'signMap',
        card: { title: 'Haus', symbol: 'house', drawing: { from: 'import', original: PNG } },
      },
    })
    expect(recipe({ media: { signOnly: PNG } }, 'signVideo', 'default')).toBeUndefined()
  })
})

describe('originals', () => {
  it('are the imported files themselves, but vectors are cleaned first', () => {
    expect(recipe({ media: { signOnly: PNG } }, 'signOnly', 'original')).toEqual({ kind: 'kept', original: PNG })
    expect(recipe({ media: { signOnly: SVG } }, 'signOnly', 'original')).toMatchObject({
      kind: 'picture',
      variant: 'original',
    })
  })

  it.each([
    ['a drawn film', { isFingerspelled: true }],
    ['an uploaded film, which may hold more than is shown', { media: { signVideo: MP4 } }],
  ])('of %s are its 720p', (_, sign) => {
    expect(recipe(sign, 'signVideo', 'original')).toEqual(recipe(sign, 'signVideo', 'default'))
  })
})

describe('the source', () => {
  const spelled = { isFingerspelled: true }
  it('stays the same while nothing changes that is seen', () => {
    expect(sourceOf(spelled, 'signBox', 'default')).toBe(
      sourceOf({ ...spelled, revision: 9, slug: 'x', id: 'y' }, 'signBox', 'tiny'),
    )
    expect(sourceOf(spelled, 'signOnly', 'default')).toBe(
      sourceOf({ ...spelled, symbol: null, wordClass: 'verb' }, 'signOnly', 'default'),
    )
  })

  it.each([
    ['title', { title: 'Garten' }],
    ['word class', { wordClass: 'verb' }],
    ['symbol', { symbol: null }],
    ['drawing', { media: { signOnly: PNG } }],
  ] as const)('of a card changes with its %s', (_name, change) => {
    expect(sourceOf({ ...spelled, ...change }, 'signBox', 'default')).not.toBe(sourceOf(spelled, 'signBox', 'default'))
  })

  it('changes with the watermark, and with its text', () => {
    const marked = sourceOf(spelled, 'signBox', 'watermarked')
    expect(marked).not.toBe(sourceOf(spelled, 'signBox', 'default'))
    const other = toSignRecipe(sign(spelled), 'signBox', 'watermarked', 'Another', PLAIN_LOOK)
    expect(other?.kind !== 'kept' && other?.source).not.toBe(marked)
  })
})

describe('the look', () => {
  const spelled = { isFingerspelled: true }
  const dark = chooseLook({ colouring: 'deep', scheme: 'dark' }, PLAIN_LOOK_DEFAULTS)
  const wordless = chooseLook({ isWithoutText: true }, PLAIN_LOOK_DEFAULTS)
  const signWriting = chooseLook({}, { style: 'signWriting', skinTone: 'medium' })

  it.each([
    ['drawing', 'signOnly'],
    ['card', 'signBox'],
    ['film', 'signVideo'],
  ] as const)('of a spelled %s is part of its source', (_name, type) => {
    const sources = [PLAIN_LOOK, dark, wordless, signWriting].map((look) => sourceOf(spelled, type, 'default', look))
    expect(new Set(sources)).toHaveLength(4)
  })

  it.each(['signOnly', 'signBox', 'signVideo'] as const)('makes no other %s of what was imported', (type) => {
    const media = { signOnly: PNG, signBox: PNG, signVideo: MP4 }
    const sources = [PLAIN_LOOK, dark, signWriting].map((look) => sourceOf({ media }, type, 'default', look))
    expect(new Set(sources)).toHaveLength(1)
    const drawn = [PLAIN_LOOK, dark].map((look) => sourceOf({ media: { signOnly: PNG } }, 'signMap', 'default', look))
    expect(new Set(drawn)).toHaveLength(1)
  })

  it('has no dark cards and films: they are on paper of their own', () => {
    const light = chooseLook({ colouring: 'deep' }, PLAIN_LOOK_DEFAULTS)
    for (const type of ['signBox', 'signMap', 'signVideo'] as const) {
      expect(recipe(spelled, type, 'default', dark)).toEqual(recipe(spelled, type, 'default', light))
    }
  })

  it('without text makes a card of the drawing, whose own words would tell', () => {
    const media = { signOnly: PNG, signBox: SVG }
    expect(recipe({ media }, 'signBox', 'default', wordless)).toMatchObject({
      base: { from: 'card', card: { drawing: { original: PNG }, isWithoutText: true } },
    })
    expect(sourceOf({ media }, 'signOnly', 'default', wordless)).toBe(sourceOf({ media }, 'signOnly', 'default'))
  })

  it('leaves the watermark where it is', () => {
    for (const look of [dark, wordless]) {
      expect(recipe(spelled, 'signOnly', 'watermarked', look)).toMatchObject({ watermark: 'Gebärdenraum' })
      expect(recipe(spelled, 'signVideo', 'watermarked-poster', look)).toMatchObject({ watermark: 'Gebärdenraum' })
    }
  })
})
