import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import PDFDocument from 'pdfkit'
import type { KeptShape } from './kept-shapes.ts'
import { openTypeSetter, type TypeSetter } from './type-faces.ts'

/** A PDF file in the making. Lengths are the layout's pixels, y goes downwards. */
export type PdfFile = {
  readonly type: TypeSetter
  startPage(size: Size): void
  /** Writes operators as an element of the structure, or as decoration that is not read aloud. */
  write(operators: string, tag: Tag | null): void
  /** Keeps something to be drawn any number of times. */
  keep(dictionary: Readonly<Record<string, unknown>>, content: Uint8Array | string): PdfObject
  /** Once for all who draw it. */
  keepShape(shape: KeptShape): PdfObject
  /** The name under which it can be drawn on this page. */
  nameOf(object: PdfObject): string
  end(): Promise<Uint8Array>
}
export type PdfObject = PDFKit.PDFKitReference
export type Tag = { readonly type: 'H1' | 'P' | 'Figure' | 'Span'; readonly alt?: string }

export type PdfInfo = { readonly title: string; readonly creator: string; readonly madeAt: Date | undefined }

export const openPdfFile = ({ title, creator, madeAt }: PdfInfo): PdfFile => {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    info: { Title: title, Creator: creator, Producer: creator, ...(madeAt && { CreationDate: madeAt }) },
  })
  const written = collect(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const names = new Map<PdfObject, string>()
  const shapes = new Map<string, PdfObject>()
  let section = root
  const keep: PdfFile['keep'] = (dictionary, content) => {
    const object = document.ref({ Type: 'XObject', ...dictionary })
    object.end(
      typeof content === 'string'
        ? Buffer.from(content, 'latin1')
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    )
    names.set(object, `X${names.size}`)
    return object
  }

  return {
    type: openTypeSetter(document),
    startPage(size) {
      if (section !== root) section.end()
      document.addPage({ size: [size.width * POINTS_PER_PIXEL, size.height * POINTS_PER_PIXEL], margin: 0 })
      document.addContent(`${POINTS_PER_PIXEL} 0 0 ${POINTS_PER_PIXEL} 0 0 cm`)
      section = document.struct('Sect')
      root.add(section)
    },
    write(operators, tag) {
      if (tag === null) {
        document.markContent('Artifact', { type: 'Layout' })
        document.addContent(operators).endMarkedContent()
        return
      }
      const content = document.markStructureContent(tag.type)
      document.addContent(operators).endMarkedContent()
      section.add(document.struct(tag.type, tag.alt === undefined ? {} : { alt: tag.alt }, [content]))
    },
    keep,
    keepShape(shape) {
      const known = shapes.get(shape.key)
      if (known !== undefined) return known
      const object = keep({ Subtype: 'Form', BBox: shape.box, Filter: 'FlateDecode' }, shape.content)
      shapes.set(shape.key, object)
      return object
    },
    nameOf(object) {
      const name = names.get(object)
      if (name === undefined) throw new Error('This object is of another file.')
      document.page.xobjects[name] = object
      return name
    },
    end() {
      if (section !== root) section.end()
      root.end()
      document.end()
      return written
    },
  }
}

/** 72 points and 96 pixels are an inch. */
const POINTS_PER_PIXEL = 0.75

const collect = (document: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.on('error', reject)
  })
