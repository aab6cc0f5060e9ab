/** What the encoder knows of a code: its dark modules, row by row. */
export type QrModules = { readonly size: number; readonly get: (row: number, column: number) => number | boolean }

/** White around the code, in modules, as ISO/IEC 18004 asks for: scanners miss a code without it. */
export const QUIET_ZONE = 4

/** The dark modules as one SVG path of 1 × 1 units, the runs of a row joined, the quiet zone before it. */
export const qrPath = ({ size, get }: QrModules): string => {
  const parts: string[] = []
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!get(row, column)) continue
      const start = column
      while (column + 1 < size && get(row, column + 1)) column += 1
      parts.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${column - start + 1}v1h-${column - start + 1}z`)
    }
  }
  return parts.join('')
}
