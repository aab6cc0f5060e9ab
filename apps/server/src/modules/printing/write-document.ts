import { pagesOf } from '@gebaerdenraum/domain/documents/content-changes'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { layoutBackSide } from '@gebaerdenraum/domain/documents/layout/back-side'
import type { Box, LayoutOptions, PageLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import type { PrintOptions } from '@gebaerdenraum/domain/documents/print-options'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { PageMark, PagePicture } from '@gebaerdenraum/drawing/documents/page-mark'
import { pageMarks, type WantedPicture } from '@gebaerdenraum/drawing/documents/page-marks'
import { colourOf } from '../../platform/pdf/colours.ts'
import { decimals, pathOperators } from '../../platform/pdf/path-operators.ts'
import { openPdfFile, type PdfFile, type Tag } from '../../platform/pdf/pdf-file.ts'
import { VariantError } from '../media/index.ts'
import { type EmbeddedPicture, embedSource, placeOperators } from './pdf/embed-picture.ts'
import type { PreparedPicture } from './prepare-picture.ts'
import { wantedKey, wantedOn } from './wanted-pictures.ts'

export type PdfOptions = PrintOptions &
  Pick<LayoutOptions, 'productName'> & {
    /** Stands in the file; the same document is then the same file byte by byte. The moment of printing unless given. */
    readonly madeAt?: Date
  }

/** Finds a picture and draws or reads it; null where it is gone. */
export type PreparePicture = (wanted: WantedPicture, isWithoutText: boolean) => Promise<PreparedPicture | null>

/** The whole document as PDF. Runs in a process of its own; takes as long as its pictures and pages take together. */
export const writeDocument = async (
  content: DocumentContent,
  options: PdfOptions,
  prepare: PreparePicture,
): Promise<Uint8Array> => {
  const file = openPdfFile({ title: content.name, creator: options.productName, madeAt: options.madeAt })
  const layouts = layoutsOf(content, options)
  const places = placesOf(layouts)
  const pictures = new Map<string, PrintedPicture | null>()
  // The same original may be shown under two references; it is in the file once for all places of a size.
  const bySource = new Map<string, EmbeddedPicture>()
  const embedOnce = async (picture: PreparedPicture, areas: readonly Area[] | undefined) => {
    if (areas === undefined) return null
    const key = JSON.stringify([picture.source, areas.map(({ width, height }) => [width, height])])
    const embedded = bySource.get(key) ?? (await embedSource(file, picture, areas))
    bySource.set(key, embedded)
    return embedded
  }

  for (const [index, layout] of layouts.entries()) {
    const fresh = new Map(wantedOn(layout).flatMap((one) => (pictures.has(one.key) ? [] : [[one.key, one]])))
    const prepared = [...fresh.values()].map(async ({ wanted, isWithoutText, key }) => ({
      key,
      picture: await prepare(wanted, isWithoutText),
    }))
    for (const { key, picture } of await Promise.all(prepared)) {
      const embedded = picture && (await embedOnce(picture, places.get(key)).catch(asUnreadable))
      pictures.set(key, picture && { ...factsOf(picture), size: embedded?.size ?? NOWHERE, embedded })
    }
    file.startPage(layout.size)
    const find = (wanted: WantedPicture, isWithoutText: boolean) =>
      pictures.get(wantedKey(wanted, isWithoutText)) ?? null
    let lastBox: Box | null = null
    for (const mark of pageMarks(layout, find, 'print')) {
      drawMark(file, mark, { isFirstPage: index === 0, isSameBox: mark.box === lastBox })
      lastBox = mark.box
    }
  }
  return file.end()
}

/** Not embedded where only its name or address is printed. */
type PrintedPicture = PagePicture & { readonly embedded: EmbeddedPicture | null }
const factsOf = ({ name, publicAddress }: PreparedPicture) => ({ name, publicAddress })
/** The file of a picture that is gone or broken leaves its place empty, and the rest is printed. */
const asUnreadable = (error: unknown): null => {
  if (error instanceof VariantError) return null
  throw error
}
const NOWHERE = { width: 1, height: 1 } as const

const layoutsOf = (content: DocumentContent, options: PdfOptions): readonly PageLayout[] =>
  pagesOf(content).flatMap(({ id }) => {
    const edge = options.isTurnedOverShortEdge ? 'short' : 'long'
    const sides = [layoutPage(content, id, options), options.hasBackSides ? layoutBackSide(content, id, edge) : null]
    return sides.filter((side) => side !== null)
  })

/** All places of each picture, so that it can be sharp enough for the largest. */
const placesOf = (layouts: readonly PageLayout[]): ReadonlyMap<string, readonly Area[]> => {
  const places = new Map<string, Area[]>()
  for (const { key, box } of layouts.flatMap(wantedOn)) {
    if (box.kind !== 'image') continue
    const kept = places.get(key) ?? []
    const isThere = kept.some(({ width, height }) => width === box.area.width && height === box.area.height)
    if (!isThere) kept.push(box.area)
    places.set(key, kept)
  }
  return places
}

type Turn = { readonly isFirstPage: boolean; readonly isSameBox: boolean }

const drawMark = (file: PdfFile, mark: PageMark<PrintedPicture>, { isFirstPage, isSameBox }: Turn): void => {
  switch (mark.kind) {
    case 'path':
      // A box is read once, however many paths it has.
      file.write(paintedPath(mark), isSameBox ? null : tagOfPath(mark.box))
      return
    case 'picture': {
      const { name, embedded } = mark.picture
      if (embedded === null) return
      file.write(placeOperators(file, embedded, mark.area), name === '' ? null : { type: 'Figure', alt: name })
      return
    }
    case 'text': {
      const lines = mark.lines.map((line) => file.type.line(line.text, { ...line, ...mark }))
      const colour = colourOf(mark.fill)
      const operators = [`q ${colour} rg ${colour} RG`, ...lines, 'Q'].join('\n')
      const isTitle = mark.box.role === 'title' && isFirstPage
      file.write(operators, mark.box.role === 'page-number' ? null : { type: isTitle ? 'H1' : 'P' })
      return
    }
  }
}

type Path = Extract<PageMark, { readonly kind: 'path' }>

const paintedPath = ({ d, fill, stroke, strokeWidth }: Path): string => {
  const paint = fill !== null && stroke !== null ? 'B' : fill !== null ? 'f' : 'S'
  const colours = [
    fill === null ? '' : `${colourOf(fill)} rg`,
    stroke === null ? '' : `${colourOf(stroke)} RG ${decimals(strokeWidth)} w`,
  ]
  return `q ${colours.join(' ')}\n${pathOperators(d)}\n${paint} Q`
}

const tagOfPath = (box: Box): Tag | null => {
  if (box.kind === 'checkbox') return { type: 'Figure', alt: box.isChecked ? 'angekreuzt' : 'nicht angekreuzt' }
  return box.kind === 'qr-code' ? { type: 'Figure', alt: 'QR-Code zur Gebärde' } : null
}
