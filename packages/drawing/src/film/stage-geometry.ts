import type { Camera } from '../hands/rasterise.ts'
import type { Frame } from '../svg/drawing.ts'

/** Where everything stands in the film of a hand: the hand large, its letter beside it, the word at the foot. */

/** All is laid out on a stage of this size and scaled to the frame; at 720 and 360 lines all corners are even pixels. */
export const HAND_STAGE = { width: 960, height: 720 } as const
export const STAGE_PARTS = {
  hand: { x: 152, y: 4, width: 540, height: 540 },
  label: { x: 700, y: 168, width: 220, height: 180 },
  caption: { x: 60, y: 548, width: 840, height: 156 },
} as const satisfies Readonly<Record<string, Frame>>

/** Where the hand is on the stage: without letter and word it stands in the middle. */
export const placeStageHand = (isWithoutText: boolean): Frame =>
  isWithoutText ? { ...STAGE_PARTS.hand, x: 208, y: 88 } : STAGE_PARTS.hand

/** Colour behind the hand. */
export const STAGE_PAPER = '#faf6ee'

/** The place of the wrist and the scale of a hand in its part of the stage, `scale` pixels a pixel of the stage. */
export const createStageCamera = ([x = 0, y = 0]: readonly number[] = [], scale = 1): Camera => {
  const perMm = (STAGE_PARTS.hand.width / ROOM_MM) * scale
  return { x: (WRIST_MM.x + x) * perMm, y: (WRIST_MM.y - y) * perMm, scale: perMm, distance: 650 }
}

/** Radius of the lines of a hand, in pixels of the stage. */
export const STAGE_LINE_RADIUS = 1.9

/** Width and height of the hand's part in millimetres at the wrist; holds every letter with its movement. */
const ROOM_MM = 336
const WRIST_MM = { x: 168, y: 222 } as const
