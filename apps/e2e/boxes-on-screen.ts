import type { Locator } from 'playwright-core'
import type { ReadMark } from '../server/src/platform/pdf/read-pdf.fixture.ts'

/** What is seen of a page of the editor that is printed, in pixels of the paper at 96 dpi, as the PDF's reader tells it. */
export const boxesOnScreen = (paper: Locator): Promise<readonly ReadMark[]> => paper.evaluate(readPaper, A4_WIDTH)

const A4_WIDTH = (210 / 25.4) * 96

/** Runs inside the page. */
const readPaper = (paper: PageElement, a4Width: number): ReadMark[] => {
  const sheet = paper.getBoundingClientRect()
  const scale = sheet.width / a4Width
  const onPaper = (x: number, y: number) => ({ x: (x - sheet.x) / scale, y: (y - sheet.y) / scale })
  const area = (x: number, y: number, width: number, height: number) => ({
    ...onPaper(x, y),
    width: width / scale,
    height: height / scale,
  })
  const drawn = (element: PageElement) => {
    const box = element.getBBox()
    const { a, d, e, f } = element.getScreenCTM()
    return area(e + a * box.x, f + d * box.y, a * box.width, d * box.height)
  }
  const marks: ReadMark[] = []
  for (const element of paper.querySelectorAll('path[data-role]:not([data-role="cell"])')) {
    marks.push({ kind: 'path', area: drawn(element) })
  }
  for (const element of paper.querySelectorAll('image[data-role]'))
    marks.push({ kind: 'picture', area: drawn(element) })
  for (const element of paper.querySelectorAll('img')) {
    const room = element.getBoundingClientRect()
    const fit = Math.min(room.width / element.naturalWidth, room.height / element.naturalHeight)
    const [width, height] = [element.naturalWidth * fit, element.naturalHeight * fit]
    marks.push({
      kind: 'picture',
      area: area(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height),
    })
  }
  // In muted ink stand the hints of empty fields, which are never printed.
  for (const element of paper.querySelectorAll('g[data-role] > text:not([fill="#536161"])')) {
    const { a, d, e, f } = element.getScreenCTM()
    const [x, y] = [Number(element.getAttribute('x')), Number(element.getAttribute('y'))]
    const size = (Number(element.parentElement.getAttribute('font-size')) * a) / scale
    marks.push({ kind: 'text', text: element.textContent, ...onPaper(e + a * x, f + d * y), size })
  }
  return marks
}

/** As much of a browser as is used here: the tests are otherwise programs for Node.js. */
type PageElement = {
  readonly naturalWidth: number
  readonly naturalHeight: number
  readonly textContent: string
  readonly parentElement: PageElement
  getAttribute(name: string): string | null
  getBBox(): Box
  getBoundingClientRect(): Box
  getScreenCTM(): { readonly a: number; readonly d: number; readonly e: number; readonly f: number }
  querySelectorAll(selector: string): Iterable<PageElement>
}
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
