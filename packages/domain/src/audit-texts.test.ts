import { expect, test } from 'vitest'
import { auditText } from './audit-texts.ts'

test.each([
  [{ action: 'subscriptions.patch', details: { data: { status: 'active' } } }, 'Bestellung freigegeben'],
  [{ action: 'subscriptions.patch', details: { data: { status: 'canceled', reason: 'x' } } }, 'Bestellung abgelehnt'],
  [{ action: 'subscriptions.patch', details: { data: { status: 'canceled', refund: true } } }, 'Lizenz sofort beendet'],
  [{ action: 'subscriptions.patch', details: {} }, 'Lizenz geändert'],
  [
    { action: 'authentication.create', details: { note: { secondFactor: 'recovery-code' } } },
    'Angemeldet mit Wiederherstellungscode',
  ],
  [
    { action: 'authentication.create', details: { note: { secondFactor: 'wrong-code' } } },
    'Anmeldung mit richtigem Passwort und falschem Code',
  ],
  [{ action: 'things.patch', details: {} }, 'things.patch'],
])('%j is told as "%s"', (entry, text) => {
  expect(auditText(entry)).toBe(text)
})
