import { textWidth } from '@gebaerdenraum/drawing/text/set-text'
import type { Weight } from '@gebaerdenraum/drawing/text/type-face'
import PDFDocument from 'pdfkit'
import { colourOf } from '../../../../platform/pdf/colours.ts'
import { decimals } from '../../../../platform/pdf/path-operators.ts'
import { openTypeSetter } from '../../../../platform/pdf/type-faces.ts'
import { hybridInvoiceMetadata } from './hybrid-invoice-metadata.ts'

/** A4 page by page, tagged for reading aloud and kept for archives (PDF/A-3). Lengths are millimetres, y goes downwards. */
export type InvoiceFile = {
  startPage(): void
  /** Elements of the structure that are written meanwhile stand in one of this role. */
  within(role: GroupRole, draw: () => void): void
  /** One line or more, as one element of the structure; with the role null as decoration that is not read. */
  text(lines: readonly string[], place: TextPlace, role: TextRole | null): void
  rectangle(area: Area, fill: string): void
  /** Goes through all pages again, for what needs to know how many there are. */
  onEachPage(draw: (page: number, pages: number) => void): void
  end(): Promise<Uint8Array>
}

export type TextPlace = {
  readonly x: number
  /** Base line of the first line. */
  readonly y: number
  readonly look: TextLook
  readonly align?: 'left' | 'right'
}
/** Sizes in points. */
export type TextLook = { readonly size: number; readonly weight: Weight; readonly fill: string }
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type GroupRole = 'Sect' | 'Table' | 'TR'
export type TextRole = 'H1' | 'P' | 'TH' | 'TD'

export type InvoiceFileFacts = {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly creator: string
  readonly madeAt: Date
  /** The invoice for machines, carried inside (ZUGFeRD). */
  readonly xml: string
}

export const openInvoiceFile = (facts: InvoiceFileFacts): InvoiceFile => {
  const document = openDocument(facts)
  const written = collect(document)
  const type = openTypeSetter(document)
  let parent = document.struct('Document')
  const root = parent
  document.addStructure(root)

  return {
    startPage() {
      document.addPage({ size: 'A4', margin: 0 })
      document.addContent(`${decimals(POINTS_PER_MM)} 0 0 ${decimals(POINTS_PER_MM)} 0 0 cm`)
    },
    within(role, draw) {
      const outer = parent
      parent = document.struct(role)
      outer.add(parent)
      draw()
      parent.end()
      parent = outer
    },
    text(lines, { x, y, look, align = 'left' }, role) {
      const size = look.size / POINTS_PER_MM
      const content = role === null ? null : document.markStructureContent(role)
      if (content === null) document.markContent('Artifact', { type: 'Layout' })
      const colour = colourOf(look.fill)
      const operators = lines.map((line, index) => {
        const left = align === 'right' ? x - widthOf(line, look) : x
        const place = { x: left, y: y + index * lineHeightOf(look), size, weight: look.weight, endsDivided: false }
        // The space keeps the words apart where lines are read as one.
        return type.line(index < lines.length - 1 ? `${line} ` : line, place)
      })
      document.addContent([`q ${colour} rg ${colour} RG`, ...operators, 'Q'].join('\n')).endMarkedContent()
      if (role === null || content === null) return
      const element = document.struct(role, {}, [content])
      if (role === 'TH') attributesOf(element)['A'] = { O: 'Table', Scope: 'Column' }
      parent.add(element)
    },
    rectangle({ x, y, width, height }, fill) {
      document.markContent('Artifact', { type: 'Layout' })
      const area = [x, y, width, height].map(decimals).join(' ')
      document.addContent(`q ${colourOf(fill)} rg ${area} re f Q`).endMarkedContent()
    },
    onEachPage(draw) {
      const { start, count } = document.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(start + page)
        draw(page + 1, count)
      }
    },
    end() {
      root.end()
      document.appendXML(hybridInvoiceMetadata())
      document.end()
      return written
    },
  }
}

/** Millimetres. */
export const widthOf = (line: string, { size, weight }: TextLook): number =>
  textWidth(line, size / POINTS_PER_MM, weight)

export const lineHeightOf = ({ size }: TextLook): number => (size * LINE_HEIGHT) / POINTS_PER_MM

const POINTS_PER_MM = 72 / 25.4
const LINE_HEIGHT = 1.35

/** What pdfkit can and its types leave out. */
type ArchiveDocument = PDFKit.PDFDocument & { appendXML(xml: string): void }

const openDocument = ({ title, author, subject, creator, madeAt, xml }: InvoiceFileFacts): ArchiveDocument => {
  const maker = plain(creator)
  const options = {
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    // No face of the reader's own: all that is used is inside.
    font: null as unknown as string,
    info: {
      Title: plain(title),
      Author: plain(author),
      Subject: plain(subject),
      Creator: maker,
      Producer: maker,
      CreationDate: madeAt,
    },
  } as const
  const document = new PDFDocument(options) as ArchiveDocument
  document.file(Buffer.from(xml, 'utf8'), {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: 'Rechnung als XML (ZUGFeRD, EN 16931)',
    creationDate: madeAt,
    modifiedDate: madeAt,
    relationship: 'Alternative',
  } as PDFKit.Mixins.PDFAttachmentOptions)
  return document
}

/** Stands in the file's XML as it is. */
const plain = (text: string): string => text.replace(/[<>&\p{C}]/gu, ' ')

const attributesOf = (element: PDFKit.PDFStructureElement): Record<string, unknown> =>
  (element as unknown as { readonly dictionary: { readonly data: Record<string, unknown> } }).dictionary.data

const collect = (document: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.on('error', reject)
  })
