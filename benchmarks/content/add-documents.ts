import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import { gridOfPictures } from '@gebaerdenraum/domain/documents/grid-of-pictures'
import { GRID_TEMPLATES, type GridTemplate } from '@gebaerdenraum/domain/documents/grid-templates'
import type { ProductServer } from '../servers/start-product.ts'

export type AddedDocument = { readonly id: string; readonly name: string; readonly cells: number }

/** The most cells that a page may have. */
const FULL: GridTemplate = {
  id: 'full',
  name: '225 Felder',
  imageType: 'signMap',
  settings: {
    mode: 'columns-and-rows',
    columns: 15,
    rows: 15,
    widthMm: 0,
    heightMm: 0,
    columnGapMm: 1,
    rowGapMm: 1,
  },
}

/**
 * One page with 225 cards, and fifty pages with twelve each, all of them cards of a hundred signs. They are the ones
 * that the account used last.
 */
export const addDocuments = async ({ url }: ProductServer, token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (method: string, path: string, data?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers,
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { data: signs } = (await call('GET', 'signs?$limit=100')) as { readonly data: readonly Sign[] }
  const add = async (template: GridTemplate, count: number): Promise<AddedDocument> => {
    const images = Array.from({ length: count }, (_, index) => ({
      service: 'signs' as const,
      objectId: signs[index % signs.length]?._id ?? '',
      imageType: template.imageType,
    }))
    const name = `${count} Karten`
    const outcome = gridOfPictures({ name, template, images }, () => crypto.randomUUID())
    if (!outcome.ok) throw new Error(outcome.reason)
    const made = await call('POST', 'documents', { name, type: 'grid', ...storedContentOf(outcome.content) })
    const { columns, rows } = template.settings
    return { id: (made as { readonly _id: string })._id, name, cells: columns * rows }
  }
  const cards = GRID_TEMPLATES.find(({ id }) => id === 'sign-map-cards')
  if (!cards) throw new Error('There are no SIGNmap cards.')
  const added = { full: await add(FULL, 225), long: await add(cards, PAGES * 12) }
  const { data: roots } = (await call('GET', 'file-nodes?path=,')) as {
    readonly data: readonly { readonly owner: string }[]
  }
  const recentlyUsed = { documents: [added.long.id, added.full.id] }
  await call('PATCH', `users/${roots[0]?.owner}`, { preferences: { recentlyUsed } })
  const card = await fetch(`${url}${signs[0]?.images.signMap?.thumbnail}`)
  return {
    ...added,
    card: { type: card.headers.get('content-type') ?? '', body: Buffer.from(await card.arrayBuffer()) },
  }
}

export const PAGES = 50
