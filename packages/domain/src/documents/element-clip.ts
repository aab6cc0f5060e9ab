import { DOCUMENT_TYPES, type DocumentType } from '../files/file-types.ts'
import { elementsOn, pagesOf } from './content-changes.ts'
import { type DocumentContent, type DocumentElement, isGridElement, type Page } from './document-content.ts'
import { compareCells } from './grid-cells.ts'
import { kindOf } from './kinds/document-kinds.ts'
import { readElement } from './read-element.ts'

/** Elements that were copied. Their ids mean nothing: pasted ones get their own. */
export type ElementClip = {
  readonly type: DocumentType
  /** In reading order. */
  readonly elements: readonly DocumentElement[]
}

/** How many elements one copy may hold: two full pages of the finest grid. */
export const CLIP_MAX = 450

/** The format of what lies on the clipboard, as text; other versions of the app read only what they know. */
const FORMAT = 'gebaerdenraum/elements'
const VERSION = 1

export const clipOf = (content: DocumentContent, elementIds: readonly string[]): ElementClip => {
  const wanted = new Set(elementIds)
  const elements = pagesOf(content).flatMap((page) => inReadingOrder(content, page))
  return { type: content.type, elements: elements.filter(({ id }) => wanted.has(id)).slice(0, CLIP_MAX) }
}

export const inReadingOrder = (content: DocumentContent, page: Page): readonly DocumentElement[] =>
  elementsOn(content, page).toSorted((one, other) =>
    isGridElement(one) && isGridElement(other) ? compareCells(one.gridIndex, other.gridIndex) : 0,
  )

/** As elements of this document: those of another type say the same in its own form. */
export const elementsFromClip = (content: DocumentContent, clip: ElementClip): readonly DocumentElement[] => {
  if (clip.type === content.type) return clip.elements
  const [from, to] = [kindOf(clip), kindOf(content)]
  return clip.elements.flatMap((element) => to.elementsOf(from.contentsOf(element)))
}

export const writeClip = ({ type, elements }: ElementClip): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, type, elements })

/** Null for everything else that may lie on a clipboard. Fields nobody knows are left out. */
export const readClip = (text: string): ElementClip | null => {
  const { format, version, type, elements } = parsed(text)
  const known = DOCUMENT_TYPES.find((each) => each === type)
  if (format !== FORMAT || version !== VERSION || !known || !Array.isArray(elements)) return null
  if (elements.length === 0 || elements.length > CLIP_MAX) return null
  const read = elements.map((element: unknown) => readElement(known, element))
  return read.includes(null) ? null : { type: known, elements: read.filter((element) => element !== null) }
}

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
