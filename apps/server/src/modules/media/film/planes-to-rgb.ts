import type { StoredColours } from './stored-colours.ts'

/** Brightness and the two colour differences, each of the same size. */
export type Planes = { readonly y: Uint8Array; readonly u: Uint8Array; readonly v: Uint8Array }

/** Three bytes a pixel out of the planes that a film stores. */
export const planesToRgb = ({ y, u, v }: Planes, colours: Omit<StoredColours, 'transfer'>): Buffer => {
  const { luma, black, redOfV, greenOfU, greenOfV, blueOfU } = factors(colours)
  const rgb = Buffer.allocUnsafe(y.length * 3)
  const clamped = new Uint8ClampedArray(rgb.buffer, rgb.byteOffset, rgb.length)
  for (let pixel = 0, at = 0; pixel < y.length; pixel += 1, at += 3) {
    const bright = (y[pixel]! - black) * luma
    const [blueness, redness] = [u[pixel]! - 128, v[pixel]! - 128]
    clamped[at] = bright + redOfV * redness
    clamped[at + 1] = bright - greenOfU * blueness - greenOfV * redness
    clamped[at + 2] = bright + blueOfU * blueness
  }
  return rgb
}

/** Weights of red and blue in the brightness (ITU-R BT.601, BT.709, BT.2020); green has the rest. */
const WEIGHTS: Readonly<Record<StoredColours['matrix'], { readonly red: number; readonly blue: number }>> = {
  bt601: { red: 0.299, blue: 0.114 },
  bt709: { red: 0.2126, blue: 0.0722 },
  bt2020: { red: 0.2627, blue: 0.0593 },
}

const factors = ({ matrix, range }: Omit<StoredColours, 'transfer'>) => {
  const { red, blue } = WEIGHTS[matrix]
  const green = 1 - red - blue
  const [luma, chroma] = range === 'full' ? [1, 1] : [255 / 219, 255 / 224]
  const [redOfV, blueOfU] = [(2 - 2 * red) * chroma, (2 - 2 * blue) * chroma]
  return {
    ...{ luma, black: range === 'full' ? 0 : 16, redOfV, blueOfU },
    ...{ greenOfU: (blueOfU * blue) / green, greenOfV: (redOfV * red) / green },
  }
}
