import { type HandMesh, PART } from './hand-mesh.ts'

/**
 * Nails and folds of the skin, where they are on the open hand. Answers how much of a pixel of `pixelMm` they cover there,
 * from 0 to 1; `SkinDecals` keeps the answer of the last place.
 */
export type SkinDecals = {
  /** Of a place on the open hand that belongs to this part. */
  measure(part: number, x: number, y: number, z: number, pixelMm: number): void
  nail: number
  /** Folds, and the rim of a nail. */
  crease: number
}

export const createSkinDecals = (mesh: HandMesh): SkinDecals => {
  const palmLines = rasterisePalmLines()
  const nails = TIP_JOINTS.map((joint, finger) => ({ ...toLocal(mesh, joint), ...mesh.tips[finger]! }))
  const joints = TIP_JOINTS.map((tip, finger) => {
    // The thumb has no third joint; its knuckle is in the ball of the thumb.
    const own = finger === 0 ? [tip - 1, tip] : [tip - 2, tip - 1, tip]
    return own.map((joint) => ({ ...toLocal(mesh, joint), halfWidth: mesh.tips[finger]!.halfWidth }))
  })

  const measureNail = (finger: number, x: number, y: number, z: number, pixelMm: number): void => {
    const { atX, atY, atZ, m, length, halfWidth } = nails[finger]!
    const dx = x - atX
    const dy = y - atY
    const dz = z - atZ
    if (m[6] * dx + m[7] * dy + m[8] * dz > 0) return
    const u = Math.abs(m[0] * dx + m[1] * dy + m[2] * dz) / (halfWidth * 0.74)
    const v = (m[3] * dx + m[4] * dy + m[5] * dz - length * 0.62) / (length * 0.33)
    if (u > 1.1 || v > 1.1 || v < -1.2) return
    // 1 at the rim: nearly square towards the tip, round towards the joint.
    const radius = (u ** 4 + (v > 0 ? v ** 4 : (-v) ** 2.4)) ** 0.25
    const soft = pixelMm / (halfWidth * 0.74)
    const inside = cover((1 - radius) / soft)
    decals.nail = cover((NAIL_INSIDE_RIM - radius) / soft)
    decals.crease = inside - decals.nail
  }

  const measureJoints = (finger: number, x: number, y: number, z: number, pixelMm: number): void => {
    const list = joints[finger]!
    for (let k = 0; k < list.length; k += 1) {
      const { atX, atY, atZ, m, halfWidth } = list[k]!
      const dx = x - atX
      const dy = y - atY
      const dz = z - atZ
      const along = m[3] * dx + m[4] * dy + m[5] * dz
      if (along < -4 || along > 4) continue
      const across = Math.abs(m[0] * dx + m[1] * dy + m[2] * dz) / halfWidth
      const isPalmar = m[6] * dx + m[7] * dy + m[8] * dz > 0
      // The palm's own lines are where the fingers begin.
      const hasFold = isPalmar ? list.length === 2 || k > 0 : k === list.length - 2
      if (!hasFold) continue
      const inside = isPalmar ? measurePalmarFold(along, across) : measureKnuckleFolds(along, across)
      decals.crease = Math.max(decals.crease, cover(inside / pixelMm))
    }
  }

  const decals: SkinDecals = {
    nail: 0,
    crease: 0,
    measure(part, x, y, z, pixelMm) {
      decals.nail = 0
      decals.crease = 0
      if (part === PART.palm) {
        if (z > PALM_LINES_ABOVE) decals.crease = cover(readPalmLines(palmLines, x, y) / pixelMm)
        return
      }
      measureNail(part - PART.thumb, x, y, z, pixelMm)
      if (decals.nail === 0 && decals.crease === 0) measureJoints(part - PART.thumb, x, y, z, pixelMm)
    },
  }
  return decals
}

/** Millimetres inside the fold on the palmar side of a joint: one line, bent towards the fingertip. */
const measurePalmarFold = (along: number, across: number): number =>
  0.5 * (1 - (across / 0.7) ** 2) - Math.abs(along + 0.8 * across * across)

/** Millimetres inside the two folds on the back of a joint. */
const measureKnuckleFolds = (along: number, across: number): number => {
  const bend = 1.6 - 1.2 * across * across
  return 0.42 * (1 - (across / 0.5) ** 2) - Math.min(Math.abs(along - bend), Math.abs(along + bend))
}

const TIP_JOINTS = [3, 8, 13, 18, 23] as const
const NAIL_INSIDE_RIM = 0.9
const PALM_LINES_ABOVE = 4

/** How much of a pixel lies inside an edge that is so many pixels away. */
const cover = (pixels: number): number => Math.max(0, Math.min(1, pixels + 0.5))

const toLocal = ({ rest }: HandMesh, joint: number) => {
  const { at, frame: f } = rest[joint]!
  return { atX: at[0], atY: at[1], atZ: at[2], m: [f[0], f[3], f[6], f[1], f[4], f[7], f[2], f[5], f[8]] as const }
}

/** The three great lines of the palm, as chains of points on the open hand (mm). */
const PALM_LINES = [
  [24, 73, 19, 70, 12, 62, 8, 52, 6, 40, 7, 28, 9, 20],
  [25, 73, 14, 71, 2, 65, -10, 57, -20, 47],
  [-34, 62, -24, 66, -12, 71, -2, 77, 5, 85],
] as const

/** Cells a millimetre of the field in which the distance to the palm's lines is kept: it is asked for at every pixel. */
const CELLS = 4
const FIELD = { left: -45, bottom: 10, width: 80 * CELLS, height: 85 * CELLS } as const
const FAR = -1e3
const LINE_REACH_MM = 2

const rasterisePalmLines = (): Float32Array => {
  const field = new Float32Array(FIELD.width * FIELD.height).fill(FAR)
  for (const line of PALM_LINES) {
    const count = line.length / 2 - 1
    for (let step = 0; step <= count * STEPS; step += 1) {
      const share = step / (count * STEPS)
      const k = Math.min(count - 1, Math.floor(share * count))
      const t = share * count - k
      const x = line[k * 2]! + (line[k * 2 + 2]! - line[k * 2]!) * t
      const y = line[k * 2 + 1]! + (line[k * 2 + 3]! - line[k * 2 + 1]!) * t
      stampLine(field, x, y, 0.75 * Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.min(1, share + 0.08)))))
    }
  }
  return field
}
const STEPS = 60

const stampLine = (field: Float32Array, x: number, y: number, halfWidth: number): void => {
  const [column, row] = [Math.round((x - FIELD.left) * CELLS), Math.round((y - FIELD.bottom) * CELLS)]
  const reach = LINE_REACH_MM * CELLS
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const at = (row + dy) * FIELD.width + column + dx
      const inside = halfWidth - Math.hypot(dx, dy) / CELLS
      if (inside > field[at]!) field[at] = inside
    }
  }
}

/** Millimetres inside a line; negative outside. */
const readPalmLines = (field: Float32Array, x: number, y: number): number => {
  const column = Math.round((x - FIELD.left) * CELLS)
  const row = Math.round((y - FIELD.bottom) * CELLS)
  if (column < 0 || row < 0 || column >= FIELD.width || row >= FIELD.height) return FAR
  return field[row * FIELD.width + column]!
}
