import type { StoredColours } from './stored-colours.ts'

/**
 * Films with a high dynamic range (HLG, PQ) as a usual screen shows them. Reference white, which is paper white, becomes
 * nearly white; what is brighter keeps its hue and comes ever closer to the brightest that the screen can show.
 */

type Transfer = Exclude<StoredColours['transfer'], 'sdr'>
type Colour = readonly [red: number, green: number, blue: number]

/** Replaces the colours of a picture, three bytes a pixel; null for films that need no mapping. */
export const createToneMapper = (transfer: StoredColours['transfer']): ((rgb: Buffer) => void) | null => {
  if (transfer === 'sdr') return null
  const table = readTable(transfer)
  return (rgb) => {
    for (let at = 0; at < rgb.length; at += 3) mapPixel(rgb, at, table)
  }
}

/** The same as a file that ffmpeg's filter `lut3d` reads. */
export const toneMapCube = (transfer: Transfer): string => {
  const table = readTable(transfer)
  const lines = Array.from({ length: STEPS ** 3 }, (_, entry) =>
    [0, 1, 2].map((channel) => (table[entry * 3 + channel]! / 255).toFixed(6)).join(' '),
  )
  return `LUT_3D_SIZE ${STEPS}\n${lines.join('\n')}\n`
}

/** How many values of each channel the table has; colours between them are interpolated. */
const STEPS = 33

const tables = new Map<Transfer, Float32Array>()

/** Mapped colours (0 to 255) of an even grid, red changing fastest. */
const readTable = (transfer: Transfer): Float32Array => {
  const known = tables.get(transfer)
  if (known) return known
  const table = new Float32Array(STEPS ** 3 * 3)
  const signal = (step: number): number => step / (STEPS - 1)
  for (let blue = 0, at = 0; blue < STEPS; blue += 1) {
    for (let green = 0; green < STEPS; green += 1) {
      for (let red = 0; red < STEPS; red += 1, at += 3) {
        const mapped = mapColour(transfer, [signal(red), signal(green), signal(blue)])
        table.set(
          mapped.map((value) => value * 255),
          at,
        )
      }
    }
  }
  tables.set(transfer, table)
  return table
}

/** Between the corners of the tetrahedron of the grid in which the colour lies, as ffmpeg does. */
const mapPixel = (rgb: Buffer, at: number, table: Float32Array): void => {
  const scale = (STEPS - 1) / 255
  const [x, y, z] = [rgb[at]! * scale, rgb[at + 1]! * scale, rgb[at + 2]! * scale]
  const [x0, y0, z0] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [dx, dy, dz] = [x - x0, y - y0, z - z0]
  const stepX = x0 < STEPS - 1 ? 3 : 0
  const stepY = y0 < STEPS - 1 ? 3 * STEPS : 0
  const stepZ = z0 < STEPS - 1 ? 3 * STEPS * STEPS : 0
  const first = 3 * (x0 + STEPS * (y0 + STEPS * z0))
  const last = first + stepX + stepY + stepZ
  const largest = Math.max(dx, dy, dz)
  const smallest = Math.min(dx, dy, dz)
  const middle = dx + dy + dz - largest - smallest
  const second = first + (largest === dx ? stepX : largest === dy ? stepY : stepZ)
  const third = last - (smallest === dz ? stepZ : smallest === dy ? stepY : stepX)
  for (let channel = 0; channel < 3; channel += 1) {
    rgb[at + channel] = Math.round(
      (1 - largest) * table[first + channel]! +
        (largest - middle) * table[second + channel]! +
        (middle - smallest) * table[third + channel]! +
        smallest * table[last + channel]!,
    )
  }
}

/** Channels from 0 to 1. */
const mapColour = (transfer: Transfer, signal: Colour): Colour => {
  const nits = transfer === 'hlg' ? hlgToNits(signal) : (signal.map(pqToNits) as unknown as Colour)
  const [red, green, blue] = toBt709(nits).map((value) => Math.max(0, value / REFERENCE_WHITE)) as unknown as Colour
  const brightest = Math.max(red, green, blue)
  const scale = brightest > 0 ? rollOff(brightest) / brightest : 0
  return [red, green, blue].map((value) => (value * scale) ** (1 / SCREEN_GAMMA)) as unknown as Colour
}

/** Of paper in daylight, in cd/m² (ITU-R BT.2408). */
const REFERENCE_WHITE = 203
/** ITU-R BT.1886. */
const SCREEN_GAMMA = 2.4
/** Up to here, relative to reference white, brightness stays as it is. */
const KNEE = 0.8

const rollOff = (brightness: number): number =>
  brightness <= KNEE ? brightness : KNEE + (1 - KNEE) * (1 - Math.exp((KNEE - brightness) / (1 - KNEE)))

/** ITU-R BT.2100, HLG on a screen of 1,000 cd/m². */
const hlgToNits = (signal: Colour): Colour => {
  const scene = signal.map((value) => {
    const [a, b, c] = [0.17883277, 0.28466892, 0.55991073]
    return value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - c) / a) + b) / 12
  })
  const [red, green, blue] = scene as unknown as Colour
  const luminance = 0.2627 * red + 0.678 * green + 0.0593 * blue
  const gain = 1_000 * luminance ** 0.2
  return [red * gain, green * gain, blue * gain]
}

/** ITU-R BT.2100, PQ (SMPTE ST 2084). */
const pqToNits = (value: number): number => {
  const [m1, m2] = [1305 / 8192, 2523 / 32]
  const [c1, c2, c3] = [107 / 128, 2413 / 128, 2392 / 128]
  const power = value ** (1 / m2)
  return 10_000 * (Math.max(0, power - c1) / (c2 - c3 * power)) ** (1 / m1)
}

/** Linear light from the primaries of BT.2020 to those of BT.709 (ITU-R BT.2087). */
const toBt709 = ([red, green, blue]: Colour): Colour => [
  1.6605 * red - 0.5876 * green - 0.0728 * blue,
  -0.1246 * red + 1.1329 * green - 0.0083 * blue,
  -0.0182 * red - 0.1006 * green + 1.1187 * blue,
]
