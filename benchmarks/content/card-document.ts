import { readFileSync } from 'node:fs'
import type { DocumentCommand } from '@gebaerdenraum/domain/documents/commands'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { fitGrid } from '@gebaerdenraum/domain/documents/fit-grid'
import { GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import { applyCommand } from '@gebaerdenraum/domain/documents/reduce'
import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import type { CardModel } from '@gebaerdenraum/server/src/modules/media/variants/recipe.ts'
import { formKeyOf } from '@gebaerdenraum/server/src/modules/printing/forms/print-form.ts'
import type { PictureResolver } from '@gebaerdenraum/server/src/modules/printing/pictures/picture-resolver.ts'
import { parse } from 'csv-parse/sync'

/** So many full pages of SIGNmap cards, each card another sign of the demo catalogue. */
export const cardDocument = (pages: number): DocumentContent => {
  const template = GRID_TEMPLATES.find(({ id }) => id === 'sign-map-cards')
  const fitted = template && fitGrid(template.settings)
  if (!fitted?.ok) throw new Error('The template does not fit the page.')
  const { columns, rows } = fitted.grid
  const images = [...cardModels().keys()]
    .slice(0, pages * columns * rows)
    .map((objectId) => ({ service: 'signs', objectId, imageType: 'signMap' }) as const)
  const newIds = (prefix: string) => ({
    newElementIds: images.map((_, index) => `${prefix}e${index}`),
    newPageIds: images.map((_, index) => `${prefix}p${index}`),
  })
  const commands: readonly DocumentCommand[] = [
    { type: 'change-grid', pageId: 'page', grid: fitted.grid, ...newIds('a') },
    { type: 'fill', pageId: 'page', place: null, images, ...newIds('b') },
    { type: 'set-property', property: 'title', text: 'Übungskarten für den Grundkurs' },
  ]
  return commands.reduce<DocumentContent>(
    (content, command) => {
      const outcome = applyCommand(content, command)
      if (!outcome.ok) throw new Error(outcome.reason)
      return outcome.content
    },
    newDocument('grid', { newPageIds: ['page'], newElementIds: [] }),
  )
}

/** What stands on the cards, by the ids that the document has. */
export const cardModels = (): ReadonlyMap<string, CardModel> => {
  const rows = parse(readFileSync(new URL('../../content/demo/catalogue.csv', import.meta.url)), {
    columns: true,
  }) as Record<'slug' | 'title' | 'wordClass' | 'symbol', string>[]
  return new Map(
    rows.map(({ slug, title, wordClass, symbol }) => [
      slug,
      {
        title,
        wordClass: wordClass as CardModel['wordClass'],
        symbol: symbol === '' ? null : symbol,
        drawing: { from: 'spelling', title, look: PLAIN_LOOK },
        isWithoutText: false,
      },
    ]),
  )
}

/** The same cards for printing; nothing has to be asked for or read. Each `round` has other words, so that none was drawn before. */
export const cardResolver = (round = 0): PictureResolver => {
  const models = new Map(
    [...cardModels()].map(([id, card]) => {
      const title = `${card.title}${'abcdefghijklmnop'.slice(0, round)}`
      return [id, { ...card, title, drawing: { from: 'spelling', title, look: PLAIN_LOOK } as const }]
    }),
  )
  return {
    find: async ({ objectId }) => {
      const card = models.get(objectId)
      if (!card) return null
      const source = { from: 'card', type: 'signMap', card } as const
      return { name: card.title, publicAddress: null, source, formKey: formKeyOf(source) }
    },
    storage: { get: async () => undefined },
  }
}
