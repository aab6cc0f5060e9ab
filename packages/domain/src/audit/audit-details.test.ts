import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditDetails, changedFields } from './audit-details.ts'

describe('what an audit entry keeps', () => {
  test('is what was sent', () => {
    const facts = { data: { status: 'canceled', reason: 'Zahlt nicht', seats: 3, refund: false, until: null } }
    expect(auditDetails(facts)).toEqual(facts)
  })

  test.each([
    'password',
    'oldPassword',
    'accessToken',
    'invitationToken',
    'secret',
    'clientSecret',
    'code',
    'codes',
    'recoveryCodes',
    'iban',
  ])('hides %s, however deep it stands', (name) => {
    expect(auditDetails({ data: { [name]: 'x', list: [{ [name]: ['y'] }] } })).toEqual({
      data: { [name]: '[verborgen]', list: [{ [name]: '[verborgen]' }] },
    })
  })

  test('names what only sounds like a secret', () => {
    const data = { countryCode: 'DE', keywords: ['Hund'], codeName: 'x' }
    expect(auditDetails({ data })).toEqual({ data })
  })

  test('holds no files', () => {
    expect(auditDetails({ data: { file: new Uint8Array(9), form: new Map() } })).toEqual({
      data: { file: '[Datei]', form: '[Datei]' },
    })
  })

  test('is cut where it is long, and says so', () => {
    const { text, list } = auditDetails({ text: 'a'.repeat(2_000), list: Array(130).fill(1) }) as {
      text: string
      list: unknown[]
    }
    expect(text).toBe(`${'a'.repeat(1_000)}… (2000 Zeichen)`)
    expect(list.slice(-2)).toEqual([1, '… 30 weitere'])
  })

  test('stays small and free of secrets whatever is sent', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 6, maxKeys: 60 }), (facts) => {
        const kept = auditDetails({ facts, again: Array(500).fill({ facts, password: 'geheim-123' }) })
        expect(JSON.stringify(kept).length).toBeLessThanOrEqual(16_000)
        expect(JSON.stringify(kept)).not.toContain('geheim-123')
      }),
      { numRuns: 50 },
    )
  })
})

test('two states are told by the fields in which they differ', () => {
  expect(changedFields({ title: 'Hund', slug: 'hund', keywords: ['a'] }, { title: 'Hunde', slug: 'hund' })).toEqual({
    before: { title: 'Hund', keywords: ['a'] },
    after: { title: 'Hunde', keywords: null },
  })
})
