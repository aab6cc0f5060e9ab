import { describe, expect, test } from 'vitest'
import { contentsText, deletionTexts } from './deletion-texts.ts'

const list = { name: 'Tiere', nodeType: 'file', ownerType: 'users' } as const
const folder = { name: 'Zoo', nodeType: 'directory', ownerType: 'teams' } as const

describe('the question before deleting', () => {
  test('names one thing', () => {
    expect(deletionTexts([list])).toEqual({
      loss: '„Tiere“ wird unwiderruflich gelöscht.',
      contents: null,
      team: null,
    })
  })

  test('counts several, and warns of what folders hold and of what the team loses', () => {
    expect(deletionTexts([list, folder])).toEqual({
      loss: '2 Objekte werden unwiderruflich gelöscht.',
      contents: 'Alle Inhalte werden mit gelöscht.',
      team: 'Auch deine Team-Mitglieder verlieren dadurch den Zugriff darauf.',
    })
  })

  test.each([
    [null, 'Alle Inhalte werden mit gelöscht.'],
    [0, 'Der Ordner ist leer.'],
    [1, 'Alle Inhalte werden mit gelöscht: 1 Objekt und alles, was darin liegt.'],
    [1234, 'Alle Inhalte werden mit gelöscht: 1.234 Objekte und alles, was darin liegt.'],
  ])('tells of a folder with %s things: %s', (count, text) => {
    expect(contentsText(count)).toBe(text)
  })
})
