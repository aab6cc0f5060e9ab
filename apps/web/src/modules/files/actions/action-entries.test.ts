import { describe, expect, test } from 'vitest'
import '../../../testing/registered-modules.ts'
import { givenNode } from '../../../testing/given-node.ts'
import { actionEntries } from './action-entries.ts'

const shown = (...given: Parameters<typeof actionEntries>) =>
  actionEntries(...given).map(({ label, address }) => (address ? `${label} → ${address.to}` : label))
const folder = givenNode({ nodeType: 'directory', fileType: null, file: null })

describe('the actions offered', () => {
  test('for a list: editing it, playing it, and everything about its node', () => {
    expect(shown([givenNode()])).toEqual([
      'Bearbeiten → /app/lernliste-bearbeiten/list',
      'Abspielen → /app/lernliste/list',
      'Umbenennen',
      'Duplizieren',
      'Verschieben',
      'Löschen',
    ])
  })

  test('outside of Organisieren lead there too', () => {
    const document = givenNode({ fileType: 'documents', file: 'doc' })
    expect(shown([document], { hasReveal: true }).slice(0, 4)).toEqual([
      'Öffnen → /app/dokument/doc',
      'PDF zeigen',
      'Druckoptionen',
      'In Organisieren zeigen → /app/organisieren',
    ])
    const reveal = actionEntries([document], { hasReveal: true }).find(({ id }) => id === 'reveal')
    expect(reveal?.address?.search).toEqual({ c: 'user_1', s: 'node' })
  })

  test('for a document: its PDF, where one is', () => {
    const document = givenNode({ fileType: 'documents', file: 'doc' })
    const pdf = actionEntries([document]).find(({ id }) => id === 'pdf')
    expect([typeof pdf?.run, pdf?.address]).toEqual(['function', undefined])
  })

  test('for a root: opening it and nothing else', () => {
    expect(shown([{ ...folder, parent: null }])).toEqual(['Öffnen → /app/organisieren'])
  })

  test('without the right to write: opening only', () => {
    expect(shown([givenNode({ canWrite: false })])).toEqual(['Öffnen → /app/lernliste-bearbeiten/list'])
  })

  test('for several: what all of them take together', () => {
    expect(shown([givenNode(), folder])).toEqual(['Duplizieren', 'Verschieben', 'Löschen'])
    expect(shown([])).toEqual([])
  })

  test('for a file whose content is just being made: nothing that opens it', () => {
    expect(shown([givenNode({ file: null })])).toEqual(['Umbenennen', 'Duplizieren', 'Verschieben', 'Löschen'])
  })
})
