import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SIGN_MEDIA_TYPES } from '../../media/sign-media.ts'
import { WORD_CLASS_IDS } from '../word-classes.ts'
import { applyBulkChange, bulkSummary } from './bulk-change.ts'
import { isUndoable, planUndo } from './plan-undo.ts'
import { keywordsSchema, titleSchema } from './sign-fields.ts'
import { changedStateFields, missingMedia, type SignState } from './sign-state.ts'

const HUND: SignState = {
  title: 'Hund',
  wordClass: 'noun',
  category: 'tiere',
  keywords: ['Welpe'],
  symbol: 'dog-face',
  isPreview: false,
  isFingerspelled: false,
  isRetired: false,
  posterMs: null,
  media: { signOnly: 'aaa' },
}

const word = fc.constantFrom('Hof', 'hof', 'Stall', 'Welpe', 'Tier')
const anyMedia = fc
  .subarray([...SIGN_MEDIA_TYPES])
  .chain((types) =>
    fc
      .array(fc.constantFrom('aaa', 'bbb', 'ccc'), { minLength: types.length, maxLength: types.length })
      .map((hashes) => Object.fromEntries(types.map((type, index) => [type, hashes[index] ?? '']))),
  )
const anyState: fc.Arbitrary<SignState> = fc.record({
  title: fc.constantFrom('Hund', 'Hündin', 'Katze'),
  wordClass: fc.constantFrom(...WORD_CLASS_IDS),
  category: fc.constantFrom('tiere', 'hof'),
  keywords: fc.uniqueArray(word, { maxLength: 4 }),
  symbol: fc.option(fc.constantFrom('dog-face', 'cat-face')),
  isPreview: fc.boolean(),
  isFingerspelled: fc.boolean(),
  isRetired: fc.boolean(),
  posterMs: fc.option(fc.nat({ max: 3000 })),
  media: anyMedia,
})
const anyBulkChange = fc.record(
  {
    addKeywords: fc.array(word, { maxLength: 3 }),
    removeKeywords: fc.array(word, { maxLength: 3 }),
    category: fc.constantFrom('tiere', 'hof'),
    wordClass: fc.constantFrom(...WORD_CLASS_IDS),
    isPreview: fc.boolean(),
    isRetired: fc.boolean(),
  },
  { requiredKeys: [] },
)
const undone = (before: SignState, after: SignState, now = after, isForced = false): SignState | null => {
  const undo = planUndo({ before, after, now }, isForced)
  return undo.kind === 'restore' ? undo.state : undo.kind === 'nothing' ? now : null
}

describe('taking a change back', () => {
  it('gives exactly what was there before, whatever was changed', () => {
    fc.assert(
      fc.property(anyState, anyState, (before, after) => {
        expect(undone(before, after)).toEqual(before)
      }),
    )
  })

  it('gives what was there before a bulk change', () => {
    fc.assert(
      fc.property(anyState, anyBulkChange, (before, change) => {
        const changed = applyBulkChange(before, change)
        if (changed.ok) expect(undone(before, changed.state)).toEqual(before)
      }),
    )
  })

  it('taken back itself gives the change again', () => {
    fc.assert(
      fc.property(anyState, anyState, (before, after) => {
        const back = undone(before, after)
        expect(back && undone(after, back)).toEqual(after)
      }),
    )
  })

  it('keeps what was changed since in other fields, and tells of the same fields', () => {
    fc.assert(
      fc.property(anyState, anyState, anyState, (before, after, now) => {
        const undo = planUndo({ before, after, now })
        const mine = changedStateFields(before, after)
        if (undo.kind === 'conflict') {
          expect(mine).toEqual(expect.arrayContaining([...undo.fields]))
          expect(undo.fields).not.toEqual([])
        } else {
          const state = undo.kind === 'restore' ? undo.state : now
          expect(changedStateFields(now, state).filter((field) => !mine.includes(field))).toEqual([])
          expect(changedStateFields(before, state).filter((field) => mine.includes(field))).toEqual([])
        }
      }),
    )
  })

  it('writes over what was changed since only when it is forced', () => {
    const after = { ...HUND, title: 'Hündin' }
    const now = { ...HUND, title: 'Rüde', isPreview: true }
    expect(planUndo({ before: HUND, after, now })).toEqual({ kind: 'conflict', fields: ['title'] })
    expect(undone(HUND, after, now, true)).toEqual({ ...HUND, isPreview: true })
  })

  it('retires a sign that was made, unless somebody worked on it since', () => {
    expect(planUndo({ before: null, after: HUND, now: HUND })).toEqual({
      kind: 'restore',
      state: { ...HUND, isRetired: true },
    })
    const now = { ...HUND, media: { signOnly: 'bbb' } }
    expect(planUndo({ before: null, after: HUND, now })).toEqual({ kind: 'conflict', fields: ['signOnly'] })
    expect(planUndo({ before: null, after: HUND, now }, true)).toMatchObject({ state: { isRetired: true } })
    expect(planUndo({ before: null, after: HUND, now: { ...now, isRetired: true } })).toEqual({ kind: 'nothing' })
  })

  it('takes a medium away that had not been there', () => {
    const after = { ...HUND, media: { ...HUND.media, signVideo: 'bbb' } }
    expect(undone(HUND, after)).toEqual(HUND)
  })

  it('is possible for a year', () => {
    const at = new Date('2026-01-01T12:00:00Z')
    expect(isUndoable(at, new Date('2027-01-01T11:00:00Z'))).toBe(true)
    expect(isUndoable(at, new Date('2027-01-01T13:00:00Z'))).toBe(false)
  })
})

describe('a bulk change', () => {
  it('adds and removes keywords without regard to case, and leaves the order', () => {
    const state = { ...HUND, keywords: ['Welpe', 'Haustier'] }
    expect(applyBulkChange(state, { addKeywords: ['haustier', 'Hof'], removeKeywords: ['WELPE'] })).toEqual({
      ok: true,
      state: { ...HUND, keywords: ['Haustier', 'Hof'] },
    })
  })

  it('leaves a sign that would have too many keywords', () => {
    const keywords = Array.from({ length: 20 }, (_, index) => `Wort ${index}`)
    expect(applyBulkChange({ ...HUND, keywords }, { addKeywords: ['Hof'] })).toEqual({
      ok: false,
      reason: 'too-many-keywords',
    })
    expect(applyBulkChange({ ...HUND, keywords: [...keywords, 'a', 'b'] }, { removeKeywords: ['a'] }).ok).toBe(true)
  })

  it('says in one line what it does', () => {
    expect(
      bulkSummary(
        { addKeywords: ['Hof'], removeKeywords: ['a', 'b'], category: '1', wordClass: 'verb', isPreview: true },
        'Tiere',
      ),
    ).toBe('Stichwort „Hof“ dazu, Stichwörter „a“, „b“ weg, Kategorie „Tiere“, Wortart Verb, zur Vorschau')
  })
})

describe('what is typed for a sign', () => {
  it('is tidied: one blank, composed letters, each keyword once', () => {
    expect(titleSchema.parse('  Großer \n Hu\u0308gel ')).toBe('Großer Hügel')
    expect(keywordsSchema.parse(['Hof', ' b', 'hof', 'a'])).toEqual(['Hof', 'b', 'a'])
  })

  it.each(['', '  ', '!!!', 'a\u00adb', 'x'.repeat(121)])('is refused as a title: %j', (title) => {
    expect(titleSchema.safeParse(title).success).toBe(false)
  })
})

describe('missing media', () => {
  it('are those that are neither there nor composed from the drawing', () => {
    expect(missingMedia([])).toEqual(['signBox', 'signMap', 'signOnly', 'signVideo'])
    expect(missingMedia(['signOnly'])).toEqual(['signVideo'])
    expect(missingMedia(['signBox', 'signVideo'])).toEqual(['signMap', 'signOnly'])
  })
})
