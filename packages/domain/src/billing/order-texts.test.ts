import { describe, expect, test } from 'vitest'
import { PAYMENT_METHOD_TYPES } from '../accounts/licence-payment.ts'
import type { LicenceChange } from './licence-change.ts'
import { beginsWithApproval, consentedText, type OrderFacts, orderTexts } from './order-texts.ts'

const TODAY = new Date('2026-11-23T12:00:00Z')
const NEXT = new Date('2027-03-01T12:00:00Z')

/** What the preview says of each situation: a successor begins and is charged later, what is kept costs nothing. */
const SITUATIONS: Readonly<Record<LicenceChange, Pick<OrderFacts, 'start' | 'end' | 'total' | 'chargedAt'>>> = {
  purchase: { start: TODAY, end: new Date('2027-11-23T12:00:00Z'), total: 59_000, chargedAt: null },
  upgrade: { start: TODAY, end: NEXT, total: 12_000, chargedAt: null },
  successor: { start: NEXT, end: new Date('2028-03-01T12:00:00Z'), total: 59_000, chargedAt: NEXT },
  keep: { start: TODAY, end: NEXT, total: 0, chargedAt: NEXT },
}
const CHANGES = Object.keys(SITUATIONS) as LicenceChange[]
const WAYS = [
  ...PAYMENT_METHOD_TYPES.map((method) => ({ name: method, method, isAgreed: false })),
  { name: 'accepted offer', method: 'invoice', isAgreed: true } as const,
]
const factsOf = (change: LicenceChange, { method, isAgreed }: (typeof WAYS)[number]): OrderFacts => ({
  change,
  method,
  isAgreed,
  period: 12,
  ...SITUATIONS[change],
})

test('every situation with every way to pay reads as the table says', async () => {
  const blocks = CHANGES.flatMap((change) =>
    WAYS.map((way) => {
      const texts = Object.entries(orderTexts(factsOf(change, way))).map(([name, text]) => `  ${name}: ${text}`)
      return [`${change}, ${way.name}`, ...texts].join('\n')
    }),
  )
  await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot('order-texts.golden.txt')
})

describe('an order on invoice that has to be reviewed', () => {
  test.each(CHANGES)('promises nothing at once (%s)', (change) => {
    const texts = orderTexts(factsOf(change, { name: 'invoice', method: 'invoice', isAgreed: false }))
    expect(Object.values(texts).join(' ')).not.toMatch(/sofort|abgebucht|eingezogen|verlängert sich/)
  })

  test.each(['purchase', 'upgrade', 'successor'] as const)('says that reviewing takes days (%s)', (change) => {
    const { begin } = orderTexts(factsOf(change, { name: 'invoice', method: 'invoice', isAgreed: false }))
    expect(begin).toMatch(/geprüft|prüfen/)
    expect(begin).toContain('einige Werktage dauern')
  })

  test('has no day to begin or end on before it is approved, unless a licence runs', () => {
    const texts = orderTexts(factsOf('purchase', { name: 'invoice', method: 'invoice', isAgreed: false }))
    expect(Object.values(texts).join(' ')).not.toMatch(/\d\d\.\d\d\.\d{4}/)
    for (const change of CHANGES) {
      for (const way of WAYS) {
        const isUnknown = change === 'purchase' && way.name === 'invoice'
        expect(beginsWithApproval(factsOf(change, way))).toBe(isUnknown)
      }
    }
  })
})

test.each(CHANGES)('everybody is told of the end of his right of withdrawal (%s)', (change) => {
  for (const way of WAYS) {
    expect(orderTexts(factsOf(change, way)).consent).toMatch(/mein 14-tägiges Widerrufsrecht erlischt/)
  }
})

test('the confirmation repeats what was consented to', () => {
  expect(consentedText(false)).toContain('dass wir sofort mit der Leistung beginnen')
  expect(consentedText(true)).toContain('sobald wir deine Bestellung geprüft haben')
  expect(consentedText(true)).not.toContain('sofort')
})
