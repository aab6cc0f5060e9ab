/** Zoom as a factor; fields and presets show percent (specification 2, sections 5 and 9). */
export const ZOOM_MIN = 0.5
export const ZOOM_MAX = 2
export const ZOOM_FIRST = 0.75
export const ZOOM_PRESETS: readonly number[] = [0.5, 0.75, 1, 1.5, 2]

export const clampedZoom = (zoom: number): number => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom))

/** What was typed, in percent: all but digits, dot and comma is stripped. Without a number the zoom stays as it was. */
export const zoomOf = (typed: string, previous: number): number => {
  const percent = Number.parseFloat(typed.replace(/[^\d.,]/g, '').replaceAll(',', '.'))
  return Number.isFinite(percent) ? clampedZoom(percent / 100) : previous
}

export const zoomLabel = (zoom: number): string => `${Math.round(zoom * 100)} %`

/** So that something of this width fills what there is, in pixels of the screen. */
export const zoomToFit = (width: number, available: number): number => clampedZoom(available / width)

export const zoomIn = (zoom: number): number => ZOOM_PRESETS.find((preset) => preset > zoom + NEARLY) ?? ZOOM_MAX
export const zoomOut = (zoom: number): number => ZOOM_PRESETS.findLast((preset) => preset < zoom - NEARLY) ?? ZOOM_MIN

/** Fitted zooms are no round numbers: one that reads like a preset is that preset. */
const NEARLY = 0.005
