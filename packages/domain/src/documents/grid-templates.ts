import type { SignPictureType } from '../media/sign-media.ts'
import type { Grid } from './document-content.ts'
import { fitGrid, type GridSettings } from './fit-grid.ts'

export type GridTemplate = {
  readonly id: string
  readonly name: string
  readonly settings: GridSettings
  /** The drawing of a sign that its cells are made for. */
  readonly imageType: SignPictureType
}

const signBoxCards: GridSettings = {
  mode: 'columns-and-rows',
  columns: 2,
  rows: 2,
  widthMm: 80,
  heightMm: 120,
  columnGapMm: 30,
  rowGapMm: 10,
}

const signMapCards: GridSettings = {
  mode: 'columns-and-rows',
  columns: 3,
  rows: 4,
  widthMm: 50,
  heightMm: 50,
  columnGapMm: 20,
  rowGapMm: 16,
}

/** Under "Vorlage laden" (specification 2, section 9). Both modes give the same grid. */
export const GRID_TEMPLATES: readonly GridTemplate[] = [
  { id: 'sign-box-cards', name: 'SIGNbox Karten', settings: signBoxCards, imageType: 'signBox' },
  { id: 'sign-map-cards', name: 'SIGNmap Karten', settings: signMapCards, imageType: 'signMap' },
]

/** What the first page of a new grid document has. */
export const firstGrid = (): Grid => {
  const fitted = fitGrid(signBoxCards)
  if (!fitted.ok) throw new Error(`The template does not fit the page: ${fitted.reason}`)
  return fitted.grid
}
