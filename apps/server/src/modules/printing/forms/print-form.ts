import { createHash } from 'node:crypto'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import type { PictureBase } from '../../media/index.ts'

/**
 * A drawing of the catalogue as it stands in a PDF. Drawing a card, reading it and writing its operators takes far longer
 * than putting it into a file, so what was made once is kept for all documents and servers. Plain data: it goes to another process.
 */
export type PrintForm = {
  readonly size: Size
  /** Deflated operators. */
  readonly content: Uint8Array
  readonly opacities: readonly number[]
  /** Keys of its shapes, in the order of their names in the operators. */
  readonly shapes: readonly string[]
}

/** An outline that many drawings share: a letter, a hand. */
export type PrintShape = { readonly box: readonly number[]; readonly content: Uint8Array }

export type PrintForms = {
  /** By the key of the picture. */
  readonly forms: ReadonlyMap<string, PrintForm>
  /** By their keys: all that the forms name. */
  readonly shapes: ReadonlyMap<string, PrintShape>
}

export const NO_FORMS: PrintForms = { forms: new Map(), shapes: new Map() }

/** Names all that the form depends on: what is drawn, how, and what deflated it. */
export const formKeyOf = (base: PictureBase): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM_VERSION, DRAWING_VERSION, process.versions.zlib, base]))
    .digest('hex')

/** Raised when the same drawing is written down otherwise. */
const FORM_VERSION = 1

/** Of a photograph there is nothing to keep: it is not drawn. */
export const isKeptAsForm = (base: PictureBase): boolean => {
  const drawing = base.from === 'card' ? base.card.drawing : base
  return drawing.from === 'spelling' || drawing.original.contentType === 'image/svg+xml'
}
