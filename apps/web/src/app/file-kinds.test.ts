import { DOCUMENT_TYPES, FILE_TYPES } from '@gebaerdenraum/domain/files/file-types'
import { describe, expect, test } from 'vitest'
import '../testing/registered-modules.ts'
import { fileKindFor, findKind, findVariant, nodeIcon, typeLabel } from '../modules/files/kinds/file-kinds.ts'
import { givenNode } from '../testing/given-node.ts'

describe('the registry of kinds', () => {
  test('knows every file type under its own name', () => {
    expect(FILE_TYPES.map((fileType) => fileKindFor(fileType).fileType)).toEqual(FILE_TYPES)
  })

  test('names files as the specification does', () => {
    const names = FILE_TYPES.map((fileType) => {
      const { label, variants } = fileKindFor(fileType)
      return [label, ...variants.map(({ defaultName }) => defaultName)]
    })
    expect(names).toEqual([
      ['Lernliste', 'Unbenannte Lernliste'],
      ['Eigene Gebärde', 'Unbenannte Gebärde', 'Unbenannte Karte'],
      ['Druckvorlage', '„Raster”-Dokument', '„Zielwortschatz”-Dokument', '„Meine Gebärden”-Dokument'],
    ])
  })

  test('offers every type of print template', () => {
    const offered = fileKindFor('documents').variants.map(({ details }) => details.documentType)
    expect(offered.toSorted()).toEqual(DOCUMENT_TYPES.toSorted())
  })

  test('begins with a grid and with a sign alone', () => {
    expect(findVariant(fileKindFor('documents'), {}).details).toEqual({ documentType: 'grid' })
    expect(findVariant(fileKindFor('custom-signs'), {}).details).toEqual({ customSignType: 'signOnly' })
  })

  test('finds the type that details name, and looks at no other kind’s', () => {
    const details = { documentType: 'own-sign', customSignType: 'signBox' } as const
    expect(findVariant(fileKindFor('documents'), details).label).toBe('Meine Gebärden')
    expect(findVariant(fileKindFor('custom-signs'), details).label).toBe('Karte')
    expect(findVariant(fileKindFor('lists'), details).label).toBe('Lernliste')
  })
})

test('a folder is of no kind, and a root has an icon of its own', () => {
  const folder = givenNode({ nodeType: 'directory', fileType: null })
  const root = { ...folder, parent: null }
  expect([findKind(folder), typeLabel(folder)]).toEqual([null, 'Ordner'])
  expect(new Set([nodeIcon(folder), nodeIcon(root), nodeIcon({ ...root, ownerType: 'teams' })]).size).toBe(3)
})
