import type { QrCode } from '@gebaerdenraum/drawing/documents/qr-code'

/** At least so many pixels each way: sharp on a printed page of any size that is scanned. */
const MIN_PIXELS = 1_000

/** A QR code as a PNG, black on white, every module a whole number of pixels. Rejects where the browser has no memory. */
export const drawQrImage = async ({ size, runs }: QrCode): Promise<Blob> => {
  const module = Math.ceil(MIN_PIXELS / size)
  const canvas = Object.assign(document.createElement('canvas'), { width: size * module, height: size * module })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  for (const { x, y, length } of runs) context.fillRect(x * module, y * module, length * module, module)
  return new Promise((resolve, reject) => {
    canvas.toBlob((image) => (image ? resolve(image) : reject(new Error('The browser made no image.'))), 'image/png')
  })
}
