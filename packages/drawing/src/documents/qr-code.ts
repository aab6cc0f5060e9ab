import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { encode } from 'uqr'

type Options = {
  /** How much of it may be lost: 'M' an eighth, 'Q' a quarter. */
  readonly correction: 'M' | 'Q'
  /** White around it, in modules. */
  readonly quietZone: number
}

export type QrCode = {
  /** In modules, with the quiet zone. */
  readonly size: number
  /** The dark modules, those side by side in a row as one. */
  readonly runs: readonly { readonly x: number; readonly y: number; readonly length: number }[]
}

export const qrCode = (text: string, { correction, quietZone }: Options): QrCode => {
  const { data, size } = encode(text, { ecc: correction, border: quietZone })
  return { size, runs: data.flatMap((row, y) => darkRuns(row).map((run) => ({ ...run, y }))) }
}

/** The dark modules of a QR code as path data, with the quiet zone that cameras need inside of the area. */
export const qrCodePath = (address: string, area: Area): string => {
  const { runs, size } = qrCode(address, ON_PAPER)
  const module = Math.min(area.width, area.height) / size
  const rounded = (value: number) => value.toFixed(3)
  return runs
    .map(({ x, y, length }) => {
      const corner = `M${rounded(area.x + x * module)} ${rounded(area.y + y * module)}`
      return `${corner}h${rounded(length * module)}v${rounded(module)}h${rounded(-length * module)}z`
    })
    .join('')
}

/** Four modules of white are asked for around a code, and paper is white on the other sides too. */
const ON_PAPER: Options = { correction: 'M', quietZone: 2 }

const darkRuns = (row: readonly boolean[]): readonly { readonly x: number; readonly length: number }[] => {
  const runs: { x: number; length: number }[] = []
  for (const [index, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last && last.x + last.length === index) last.length += 1
    else if (isDark) runs.push({ x: index, length: 1 })
  }
  return runs
}
