import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** For tests: the first page of a PDF as a reader shows it, three bytes a pixel, on white. */
export const renderPdf = async (bytes: Uint8Array, width: number): Promise<Uint8Array> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { width: own } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: width / own })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  const canvasContext = canvas.getContext('2d')
  await page.render({ canvasContext: canvasContext as never, canvas: canvas as never, viewport }).promise
  const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height)
  await document.loadingTask.destroy()
  return Uint8Array.from({ length: (data.length / 4) * 3 }, (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)]!)
}
