import { expect, test } from 'vitest'
import { mailAddress, messengerAddress } from './shared-link.ts'

const link = {
  address: 'https://example.org/lernliste/ueberblick/abc?x=1&y=ä',
  label: 'Teilen-Link',
  name: 'Obst & Gemüse? #1',
  message: 'Die Lernliste „Obst & Gemüse? #1“ zum Ansehen und Üben',
  scanHint: 'Scanne den Code.',
}

test('a mail has the name as its subject, and the message with the link as its text', () => {
  const { protocol, pathname, searchParams } = new URL(mailAddress(link))
  expect([protocol, pathname]).toEqual(['mailto:', ''])
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: link.name,
    body: `${link.message}:\r\n${link.address}\r\n`,
  })
})

test('spaces in a mail are no plus signs, which mail programs would show', () => {
  expect(mailAddress(link)).not.toContain('+')
})

test('a messenger gets the message with the link', () => {
  const { host, searchParams } = new URL(messengerAddress(link))
  expect(host).toBe('wa.me')
  expect(searchParams.get('text')).toBe(`${link.message}: ${link.address}`)
})
