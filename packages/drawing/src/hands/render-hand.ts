import { type HandMesh, PART } from './hand-mesh.ts'
import { type HandPose, poseHand } from './hand-pose.ts'
import { drawInkLines, NOTHING } from './ink-lines.ts'
import { type Camera, computeNormals, createDepthView, type DepthView, type PixelBox, rasterise } from './rasterise.ts'
import { createSkinDecals } from './skin-decals.ts'
import { cross, normalise, type Vec } from './vectors.ts'

/**
 * Renders poses of one hand into buffers of one size, which the next pose overwrites. From these both the pictures of a film
 * and the layers of a drawing are made.
 */
export type HandRenderer = {
  readonly width: number
  readonly height: number
  /** The part that each pixel shows, or `NOTHING`. */
  readonly part: Uint8Array
  /** How much of each pixel a line covers, 0 to 255. */
  readonly ink: Uint8Array
  /** What `shade` found. */
  readonly found: SurfacePoint
  /** Draws the pose and says in which box it is, lines included. */
  render(pose: HandPose, camera: Camera): PixelBox
  /** Looks closely at the surface that a pixel shows, `found` has the answer. Not for pixels that show nothing. */
  shade(x: number, y: number): void
}

export type SurfacePoint = {
  /** 0 in the shade to 1 in full light. */
  light: number
  /** 0 on the back of the hand to 1 on the palmar side. */
  palmar: number
  /** How much of the pixel is nail, and how much a fold. */
  nail: number
  crease: number
}

export type RenderOptions = {
  readonly width: number
  readonly height: number
  /** Radius of the lines in pixels. */
  readonly lineWidth: number
  readonly hasOutline: boolean
}

export const createHandRenderer = (mesh: HandMesh, options: RenderOptions): HandRenderer => {
  const { width, height, lineWidth, hasOutline } = options
  const view = createDepthView(width, height)
  const shadow = createShadow(mesh)
  const decals = createSkinDecals(mesh)
  const part = new Uint8Array(width * height).fill(NOTHING)
  const ink = new Uint8Array(width * height)
  const posed = new Float32Array(mesh.points.length)
  const normals = new Float32Array(mesh.points.length)
  const found: SurfacePoint = { light: 0, palmar: 0, nail: 0, crease: 0 }
  const { triangles } = mesh
  let box: PixelBox = { left: 0, top: 0, right: 0, bottom: 0 }
  let pixelMm = 1
  // The corners of the triangle at the pixel that was looked at last, their shares, and the normal there.
  const corners = new Int32Array(3)
  const shares = new Float64Array(3)
  const normal = new Float64Array(3)

  const locate = (x: number, y: number): number => {
    const t = view.triangle[y * width + x]!
    const { screen } = view
    const a = triangles[t]! * 3
    const b = triangles[t + 1]! * 3
    const c = triangles[t + 2]! * 3
    const ax = screen[a]!
    const ay = screen[a + 1]!
    const bx = screen[b]! - ax
    const by = screen[b + 1]! - ay
    const cx = screen[c]! - ax
    const cy = screen[c + 1]! - ay
    const px = x + 0.5 - ax
    const py = y + 0.5 - ay
    const area = bx * cy - by * cx
    const v = (px * cy - py * cx) / area
    const w = (bx * py - by * px) / area
    corners[0] = a
    corners[1] = b
    corners[2] = c
    shares[0] = 1 - v - w
    shares[1] = v
    shares[2] = w
    return t
  }
  /** The value of a list with so many numbers a vertex at the located place. */
  const blend = (list: Float32Array, offset: number): number =>
    list[corners[0]! + offset]! * shares[0]! +
    list[corners[1]! + offset]! * shares[1]! +
    list[corners[2]! + offset]! * shares[2]!
  const readNormal = (): void => {
    const nx = blend(normals, 0)
    const ny = blend(normals, 1)
    const nz = blend(normals, 2)
    const factor = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    normal[0] = nx * factor
    normal[1] = ny * factor
    normal[2] = nz * factor
  }
  const measureBend = (one: number, other: number): number => {
    locate(one % width, Math.floor(one / width))
    readNormal()
    const x = normal[0]!
    const y = normal[1]!
    const z = normal[2]!
    locate(other % width, Math.floor(other / width))
    readNormal()
    return x * normal[0]! + y * normal[1]! + z * normal[2]!
  }

  return {
    width,
    height,
    part,
    ink,
    found,
    render(pose, camera) {
      forget({ width, part, ink }, box)
      poseHand(mesh, pose, posed)
      computeNormals(posed, triangles, normals)
      rasterise(view, posed, triangles, camera)
      shadow.cast(posed)
      pixelMm = 1 / camera.scale
      readParts(view, mesh, part)
      box = growBox(view.box, Math.ceil(lineWidth) + 2, width, height)
      drawInkLines({ view, part, ink, box, lineWidth, hasOutline, measureBend })
      return box
    },
    shade(x, y) {
      const t = locate(x, y)
      readNormal()
      const nx = normal[0]!
      const ny = normal[1]!
      const nz = normal[2]!
      const facing = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]
      const lit = facing * 0.5 + 0.5
      if (facing > 0) {
        const px = blend(posed, 0) + nx * SHADOW_OFFSET_MM
        const py = blend(posed, 1) + ny * SHADOW_OFFSET_MM
        const pz = blend(posed, 2) + nz * SHADOW_OFFSET_MM
        found.light = lit * (1 - SHADOW_DEPTH * shadow.measure(px, py, pz))
      } else found.light = lit
      measureSkin(t)
    },
  }

  function measureSkin(t: number): void {
    found.nail = 0
    found.crease = 0
    found.palmar = 0
    const p = mesh.parts[t / 3]!
    if (p >= PART.sleeve) return
    for (let corner = 0; corner < 3; corner += 1) found.palmar += mesh.palmar[corners[corner]! / 3]! * shares[corner]!
    decals.measure(p, blend(mesh.points, 0), blend(mesh.points, 1), blend(mesh.points, 2), pixelMm)
    found.nail = decals.nail
    found.crease = decals.crease
  }
}

/** Where the light comes from: the reader's upper left. */
const LIGHT: Vec = normalise([-0.5, 0.62, 0.72])
const SHADOW_DEPTH = 0.62
/** Off the surface, so that it does not shade itself. */
const SHADOW_OFFSET_MM = 0.8

const forget = ({ width, part, ink }: Pick<HandRenderer, 'width' | 'part' | 'ink'>, box: PixelBox): void => {
  for (let y = box.top; y < box.bottom; y += 1) {
    part.fill(NOTHING, y * width + box.left, y * width + box.right)
    ink.fill(0, y * width + box.left, y * width + box.right)
  }
}

const readParts = ({ box, width, triangle }: DepthView, { parts }: HandMesh, part: Uint8Array): void => {
  for (let y = box.top; y < box.bottom; y += 1) {
    const end = y * width + box.right
    for (let at = y * width + box.left; at < end; at += 1) {
      const t = triangle[at]!
      if (t >= 0) part[at] = parts[t / 3]!
    }
  }
}

const growBox = (box: PixelBox, by: number, width: number, height: number): PixelBox => ({
  left: Math.max(0, box.left - by),
  top: Math.max(0, box.top - by),
  right: Math.min(width, box.right + by),
  bottom: Math.min(height, box.bottom + by),
})

/** Cast shadows by a depth view from the light. */
const createShadow = (mesh: HandMesh) => {
  const right = normalise([LIGHT[2], 0, -LIGHT[0]])
  const up = cross(LIGHT, right)
  const view = createDepthView(SHADOW_SIZE, SHADOW_SIZE)
  const turned = new Float32Array(mesh.points.length)
  const camera = { x: SHADOW_SIZE / 2, y: SHADOW_SIZE / 2, scale: SHADOW_SCALE }
  return {
    cast(points: Float32Array): void {
      for (let at = 0; at < points.length; at += 3) {
        const x = points[at]!
        const y = points[at + 1]!
        const z = points[at + 2]!
        turned[at] = right[0] * x + right[1] * y + right[2] * z
        turned[at + 1] = up[0] * x + up[1] * y + up[2] * z
        turned[at + 2] = LIGHT[0] * x + LIGHT[1] * y + LIGHT[2] * z
      }
      rasterise(view, turned, mesh.triangles, camera)
    },
    /** 0 in the light to 1 in the shadow, soft over a cell. */
    measure(x: number, y: number, z: number): number {
      const column = SHADOW_SIZE / 2 + (right[0] * x + right[1] * y + right[2] * z) * SHADOW_SCALE - 0.5
      const row = SHADOW_SIZE / 2 - (up[0] * x + up[1] * y + up[2] * z) * SHADOW_SCALE - 0.5
      const own = LIGHT[0] * x + LIGHT[1] * y + LIGHT[2] * z + SHADOW_BIAS_MM
      const left = Math.floor(column)
      const top = Math.floor(row)
      if (left < 1 || top < 1 || left >= SHADOW_SIZE - 2 || top >= SHADOW_SIZE - 2) return 0
      const ax = column - left
      const ay = row - top
      const at = top * SHADOW_SIZE + left
      const { depth } = view
      return (
        (depth[at]! > own ? (1 - ax) * (1 - ay) : 0) +
        (depth[at + 1]! > own ? ax * (1 - ay) : 0) +
        (depth[at + SHADOW_SIZE]! > own ? (1 - ax) * ay : 0) +
        (depth[at + SHADOW_SIZE + 1]! > own ? ax * ay : 0)
      )
    },
  }
}
const SHADOW_SIZE = 640
/** Cells a millimetre. */
const SHADOW_SCALE = 1.5
const SHADOW_BIAS_MM = 1.2
