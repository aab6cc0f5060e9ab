import type { DocumentType } from '../files/file-types.ts'
import { type ImageReference, readImageReference } from '../images/image-reference.ts'
import { keptText } from '../kernel/kept-text.ts'
import type { DocumentElement, ElementTextField } from './document-content.ts'
import { ELEMENT_TEXT_RULES } from './document-texts.ts'
import { CELLS_PER_LINE_MAX } from './fit-grid.ts'

/** An element of this type out of data from outside, without an id; null when it is none. */
export const readElement = (type: DocumentType, value: unknown): DocumentElement | null =>
  typeof value === 'object' && value !== null ? READERS[type]({ ...value }) : null

type Fields = Readonly<Record<string, unknown>>

const READERS: Readonly<Record<DocumentType, (fields: Fields) => DocumentElement | null>> = {
  grid: ({ image, gridIndex }) => {
    const reference = readImageReference(image)
    const { column, row }: Fields = typeof gridIndex === 'object' ? { ...gridIndex } : {}
    return reference && isIndex(column) && isIndex(row)
      ? { id: '', gridIndex: { column, row }, image: reference }
      : null
  },
  'target-vocabulary': ({ image, description, hasActive, hasPassive }) => {
    const reference = readOptionalImage(image)
    const text = readText('description', description)
    if (reference === undefined || text === null) return null
    return typeof hasActive === 'boolean' && typeof hasPassive === 'boolean'
      ? { id: '', image: reference, description: text, hasActive, hasPassive }
      : null
  },
  'own-sign': ({ name, description, firstColumnImage, secondColumnImage }) => {
    const [first, second] = [readOptionalImage(firstColumnImage), readOptionalImage(secondColumnImage)]
    const [title, text] = [readText('name', name), readText('description', description)]
    if (first === undefined || second === undefined || title === null || text === null) return null
    return { id: '', name: title, description: text, firstColumnImage: first, secondColumnImage: second }
  },
}

const isIndex = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CELLS_PER_LINE_MAX

const readText = (field: ElementTextField, value: unknown): string | null =>
  typeof value === 'string' ? keptText(value, ELEMENT_TEXT_RULES[field]) : null

/** Undefined when it is neither a reference nor null. */
const readOptionalImage = (value: unknown): ImageReference | null | undefined =>
  value === null ? null : (readImageReference(value) ?? undefined)
