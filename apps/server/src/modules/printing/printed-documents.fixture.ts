import type { DocumentCommand } from '@gebaerdenraum/domain/documents/commands'
import { apply, filled } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { fitGrid } from '@gebaerdenraum/domain/documents/fit-grid'
import { GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import { PLAIN_PRINT } from '@gebaerdenraum/domain/documents/print-options'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { ids } from '@gebaerdenraum/domain/kernel/random-values.fixture'
import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import type { PictureResolver } from './pictures/picture-resolver.ts'
import type { PictureSource } from './pictures/picture-source.ts'
import type { PdfOptions } from './write-document.ts'

/** One document of each type and template, with everything that can be printed on it. */
export const printedDocuments = (): readonly (readonly [name: string, content: DocumentContent])[] => [
  ...GRID_TEMPLATES.map(({ name, settings }) => [name, gridDocument(settings)] as const),
  ['Zielwortschatz', vocabularyDocument()],
  ['Meine Gebärden', ownSignDocument()],
]

export const PRINT_OPTIONS: PdfOptions = { ...PLAIN_PRINT, productName: 'Gebärdenraum' }

export const sign = (objectId: string, imageType: 'signOnly' | 'signBox' | 'signMap' = 'signBox'): ImageReference => ({
  service: 'signs',
  objectId,
  imageType,
})

/** Spells every sign; `uploads` are pictures by id. */
export const resolverOf = (uploads: Readonly<Record<string, PictureSource>> = {}): PictureResolver => ({
  find: async (reference, isWithoutText) => {
    const { objectId } = reference
    if (reference.service !== 'signs') {
      const source = uploads[objectId]
      return source ? { name: `Bild ${objectId}`, publicAddress: null, source } : null
    }
    return {
      name: objectId,
      publicAddress: `https://gebaerdenraum.example/gebaerden/${objectId.toLowerCase()}`,
      source: signSource(objectId, reference.imageType, isWithoutText),
    }
  },
  storage: { get: async () => undefined },
})

const signSource = (
  title: string,
  imageType: 'signOnly' | 'signBox' | 'signMap',
  isWithoutText: boolean,
): PictureSource => {
  const drawing = { from: 'spelling', title, look: { ...PLAIN_LOOK, isWithoutText } } as const
  if (imageType === 'signOnly') return drawing
  return { from: 'card', type: imageType, card: { title, wordClass: 'noun', symbol: 'house', drawing, isWithoutText } }
}

export const gridOfCards = (...names: readonly string[]): DocumentContent => filled(...names)

const WORDS = [
  'Hund',
  'Katze',
  'Haus',
  'Überraschung',
  'Straße',
  'Schule',
  'Ball',
  'Brot',
  'Buch',
  'Tür',
  'Tisch',
  'Zug',
]

const gridDocument = (settings: Parameters<typeof fitGrid>[0]): DocumentContent => {
  const fitted = fitGrid(settings)
  if (!fitted.ok) throw new Error(fitted.reason)
  const content = apply(
    documentOf('grid'),
    { type: 'change-grid', pageId: 'page', grid: fitted.grid, ...newIds('g') },
    { type: 'fill', pageId: 'page', place: null, images: WORDS.map((word) => sign(word)), ...newIds() },
  )
  return withProperties(content)
}

const vocabularyDocument = (): DocumentContent => {
  const images = WORDS.slice(0, 9).map((word) => sign(word, 'signMap'))
  const empty = documentOf('target-vocabulary')
  const content = apply(empty, { type: 'fill', pageId: 'page', place: null, images, ...newIds() })
  const text = 'Erkennt die Gebärde im Gespräch, auch im Donaudampfschifffahrtsgesellschaftsmuseum.'
  const commands = Object.keys(content.elementsKeyedById).flatMap((elementId, index): readonly DocumentCommand[] => [
    { type: 'set-checkbox', elementId, checkbox: 'hasActive', isChecked: index % 2 === 0 },
    { type: 'set-text', elementId, field: 'description', text: index % 2 === 0 ? text : '' },
  ])
  return withProperties(apply(content, ...commands))
}

const ownSignDocument = (): DocumentContent => {
  const content = documentOf('own-sign')
  const commands = Object.keys(content.elementsKeyedById).flatMap((elementId, index): readonly DocumentCommand[] => {
    const word = WORDS[index] ?? ''
    return [
      { type: 'set-text', elementId, field: 'name', text: word },
      { type: 'set-text', elementId, field: 'description', text: `So gebärdet die Gruppe „${word}“.` },
      { type: 'set-image', elementId, slot: 'firstColumnImage', image: { service: 'images', objectId: 'photo' } },
      { type: 'set-image', elementId, slot: 'secondColumnImage', image: sign(word) },
    ]
  })
  return withProperties(apply(content, ...commands))
}

const newIds = (prefix = 'e') => ({ newElementIds: ids(prefix, 30), newPageIds: ids(`${prefix}p`, 30) })

const withProperties = (content: DocumentContent): DocumentContent =>
  apply(
    content,
    { type: 'set-property', property: 'title', text: 'Übungsblatt für die Straße' },
    { type: 'set-property', property: 'footerText', text: 'Nur für Kursleitungen' },
    { type: 'set-logo', logo: { service: 'images', objectId: 'logo' } },
  )
