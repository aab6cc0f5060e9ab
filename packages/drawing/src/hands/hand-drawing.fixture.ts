import type { HandDrawing } from './hand-drawing.ts'

/** A mitten with its thumb on the right and its wrist off the middle: 1000 × 1500 units, a tenth of a hand's data. */
export const mitten: HandDrawing = {
  box: { x: 100, y: 200, width: 1000, height: 1500 },
  wrist: { x: 500, y: 1300 },
  lineWidth: 20,
  layers: {
    outline: 'M310 1300C210 900 210 400 500 220C760 300 760 700 760 860L1080 700L780 1300z',
    shade: 'M700 400C740 500 760 700 760 860L700 1200z',
    sleeve: 'M300 1300L780 1300L800 1680L280 1680z',
    hem: 'M300 1300L780 1300L785 1400L295 1400z',
    nail: 'M460 260L540 260L540 340L460 340z',
    crease: 'M400 900L600 890L600 900L400 910z',
    lines: 'M340 1000L350 1000L400 1200L390 1200z',
  },
}
