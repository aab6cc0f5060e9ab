import type { Size } from '../kernel/page-geometry.ts'

/**
 * The fixed list of arrows (specification 2, section 2), in the order in which it is shown. All of them point or begin to
 * the right, unless their key says otherwise. What they look like is drawn in packages/drawing.
 */
export const ARROW_KEYS = [
  'straight',
  'curved-left',
  'curved-right',
  'double',
  'circle',
  'wave',
  'repeated',
  'up',
  'down',
  'towards',
  'away',
] as const
export type ArrowKey = (typeof ARROW_KEYS)[number]

export type Arrow = {
  /** Without a direction where the angle of an object tells it. */
  readonly name: string
  readonly size: Size
  /** Where it points while it is not turned, in degrees clockwise from the right; null where that says nothing. */
  readonly pointsTo: number | null
}

const arrow = (name: string, width: number, height: number, pointsTo: number | null = null): Arrow => ({
  name,
  size: { width, height },
  pointsTo,
})

export const ARROWS: Readonly<Record<ArrowKey, Arrow>> = {
  straight: arrow('Pfeil', 200, 80, 0),
  'curved-left': arrow('Pfeil mit Linksbogen', 200, 140),
  'curved-right': arrow('Pfeil mit Rechtsbogen', 200, 140),
  double: arrow('Doppelpfeil', 220, 80),
  circle: arrow('Kreispfeil', 180, 180),
  wave: arrow('Wellenpfeil', 240, 100, 0),
  repeated: arrow('Wiederholter Pfeil', 220, 80, 0),
  up: arrow('Pfeil', 80, 200, 270),
  down: arrow('Pfeil', 80, 200, 90),
  towards: arrow('Pfeil zum Betrachter hin', 160, 180),
  away: arrow('Pfeil vom Betrachter weg', 160, 180),
}
