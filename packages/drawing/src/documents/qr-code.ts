import type { Area } from '@gebaerdenraum/domain/documents/page-geometry'
import { encode } from 'uqr'

/** The dark modules of a QR code as path data, with the quiet zone that cameras need inside of the area. */
export const qrCodePath = (address: string, area: Area): string => {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE })
  const module = Math.min(area.width, area.height) / size
  const runs = data.flatMap((row, y) => darkRuns(row).map((run) => ({ ...run, y })))
  const rounded = (value: number) => value.toFixed(3)
  return runs
    .map(({ from, length, y }) => {
      const corner = `M${rounded(area.x + from * module)} ${rounded(area.y + y * module)}`
      return `${corner}h${rounded(length * module)}v${rounded(module)}h${rounded(-length * module)}z`
    })
    .join('')
}

/** In modules; four are asked for around it, and paper is white on the other sides too. */
const QUIET_ZONE = 2

const darkRuns = (row: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] => {
  const runs: { from: number; length: number }[] = []
  for (const [index, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last && last.from + last.length === index) last.length += 1
    else if (isDark) runs.push({ from: index, length: 1 })
  }
  return runs
}
