import type { KeptShape } from '../../../platform/pdf/kept-shapes.ts'
import { knownVector, rememberVector, type Vector } from '../pdf/vectors.ts'
import type { PrintPicture } from '../pictures/picture-resolver.ts'
import { sourceKeyOf } from '../prepare-picture.ts'
import { NO_FORMS, type PrintForm, type PrintForms, type PrintShape } from './print-form.ts'

type Pictures = Iterable<PrintPicture | null>

/** In the print process: what was kept need not be drawn. */
export const takeUpForms = (pictures: Pictures, { forms, shapes }: PrintForms): void => {
  const kept = new Map([...shapes].map(([key, shape]) => [key, { key, ...shape }] as const))
  for (const { source, form } of named(pictures, forms)) {
    if (form !== undefined && knownVector(source) === undefined) rememberVector(source, vectorOf(form, kept))
  }
}

/** In the print process: what it has drawn of these pictures and was not kept before. */
export const formsToKeep = (pictures: Pictures, known: PrintForms): PrintForms => {
  const forms = new Map<string, PrintForm>()
  const shapes = new Map<string, PrintShape>()
  for (const { key, source, form } of named(pictures, known.forms)) {
    const vector = form === undefined ? knownVector(source) : undefined
    if (vector === undefined || bytesOf(vector) > KEPT_BYTES) continue
    const { size, content, opacities } = vector
    forms.set(key, { size, content, opacities, shapes: vector.shapes.map((shape) => shape.key) })
    for (const { key: name, box, content: bytes } of vector.shapes) shapes.set(name, { box, content: bytes })
  }
  return forms.size === 0 ? NO_FORMS : { forms, shapes }
}

const named = (pictures: Pictures, forms: PrintForms['forms']) =>
  [...pictures].flatMap((picture) => {
    if (picture?.formKey === undefined) return []
    const { formKey: key, source } = picture
    return [{ key, source: sourceKeyOf(source, false), form: forms.get(key) }]
  })

const vectorOf = ({ size, content, opacities, shapes }: PrintForm, kept: ReadonlyMap<string, KeptShape>): Vector => ({
  size,
  content,
  opacities,
  images: [],
  shapes: shapes.map((key) => {
    const shape = kept.get(key)
    if (shape === undefined) throw new Error(`The outline ${key} of a kept drawing is missing.`)
    return shape
  }),
})

const bytesOf = ({ content, shapes }: Vector): number =>
  shapes.reduce((sum, shape) => sum + shape.content.byteLength, content.byteLength)
/** Ten times a large drawing. */
const KEPT_BYTES = 500_000
