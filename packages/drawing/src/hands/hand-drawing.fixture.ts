import type { HandDrawing } from './hand-drawing.ts'

/** A mitten with its thumb on the right and its wrist off the middle: 1000 × 1500 units, with little data. */
export const mitten: HandDrawing = {
  box: { x: -400, y: -1100, width: 1000, height: 1500 },
  lineWidth: 20,
  layers: {
    outline: 'M-190 0C-290 -400 -290 -900 0 -1080C260 -1000 260 -600 260 -440L580 -600L280 0z',
    shade: 'M200 -900C240 -800 260 -600 260 -440L200 -100z',
    sleeve: 'M-200 0L280 0L300 380L-220 380z',
    hem: 'M-200 0L280 0L285 100L-205 100z',
    nail: 'M-40 -1040L40 -1040L40 -960L-40 -960z',
    crease: 'M-100 -400L100 -410L100 -400L-100 -390z',
    lines: 'M-160 -300L-150 -300L-100 -100L-110 -100z',
  },
}
