/**
 * A depth buffer without a graphics card. `depth` is in millimetres towards the viewer, `triangle` the index of the first
 * corner of the triangle that is seen, -1 where nothing is. Only the part within `box` is meaningful.
 */
export type DepthView = {
  readonly width: number
  readonly height: number
  readonly depth: Float32Array
  readonly triangle: Int32Array
  /** Pixel place and depth of each vertex. */
  screen: Float32Array
  box: PixelBox
}
/** `right` and `bottom` are exclusive. */
export type PixelBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/**
 * `x` and `y` are the pixel of the wrist joint, `scale` pixels a millimetre there. With a `distance` in millimetres what is
 * nearer is larger.
 */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number; readonly distance?: number }

export const createDepthView = (width: number, height: number): DepthView => ({
  width,
  height,
  depth: new Float32Array(width * height).fill(NOWHERE),
  triangle: new Int32Array(width * height).fill(-1),
  screen: new Float32Array(0),
  box: EMPTY,
})

const NOWHERE = -1e9
const EMPTY: PixelBox = { left: 0, top: 0, right: 0, bottom: 0 }

/** Draws the outer side of the triangles into the view, which forgets what it held. */
export const rasterise = (view: DepthView, points: Float32Array, triangles: Uint32Array, camera: Camera): void => {
  clear(view)
  project(view, points, camera)
  for (let t = 0; t < triangles.length; t += 3) drawTriangle(view, triangles, t)
}

const drawTriangle = (view: DepthView, triangles: Uint32Array, t: number): void => {
  const { screen, width, height } = view
  const a = triangles[t]! * 3
  const b = triangles[t + 1]! * 3
  const c = triangles[t + 2]! * 3
  const ax = screen[a]!
  const ay = screen[a + 1]!
  const bx = screen[b]! - ax
  const by = screen[b + 1]! - ay
  const cx = screen[c]! - ax
  const cy = screen[c + 1]! - ay
  const area = bx * cy - by * cx
  // y points down on the screen: the outer side turns the other way round.
  if (area >= 0) return
  const az = screen[a + 2]!
  const bz = screen[b + 2]! - az
  const cz = screen[c + 2]! - az
  const slopeX = (bz * cy - cz * by) / area
  const slopeY = (cz * bx - bz * cx) / area

  // The corners from top to bottom; the long edge leads from the first to the last.
  const upper = by < 0 ? b : a
  const lower = by < 0 ? a : b
  const isFirst = screen[c + 1]! < screen[upper + 1]!
  const isLast = screen[c + 1]! > screen[lower + 1]!
  const first = isFirst ? c : upper
  const last = isLast ? c : lower
  const middle = isFirst ? upper : isLast ? lower : c
  const topY = screen[first + 1]!
  const middleY = screen[middle + 1]!
  const top = Math.max(0, Math.ceil(topY - 0.5))
  const bottom = Math.min(height, Math.ceil(screen[last + 1]! - 0.5))
  if (top >= bottom) return
  const longSlope = (screen[last]! - screen[first]!) / (screen[last + 1]! - topY)
  const upperSlope = (screen[middle]! - screen[first]!) / (middleY - topY)
  const lowerSlope = (screen[last]! - screen[middle]!) / (screen[last + 1]! - middleY)
  for (let y = top; y < bottom; y += 1) {
    const py = y + 0.5
    const one = screen[first]! + (py - topY) * longSlope
    const other =
      py < middleY ? screen[first]! + (py - topY) * upperSlope : screen[middle]! + (py - middleY) * lowerSlope
    const left = Math.max(0, Math.ceil(Math.min(one, other) - 0.5))
    const right = Math.min(width, Math.ceil(Math.max(one, other) - 0.5))
    fillSpan(view, y * width + left, y * width + right, t, az + (left + 0.5 - ax) * slopeX + (py - ay) * slopeY, slopeX)
  }
}

const fillSpan = ({ depth, triangle }: DepthView, from: number, to: number, t: number, z: number, slope: number) => {
  let nearness = z
  for (let at = from; at < to; at += 1, nearness += slope) {
    if (nearness <= depth[at]!) continue
    depth[at] = nearness
    triangle[at] = t
  }
}

const clear = (view: DepthView): void => {
  const { left, top, right, bottom } = view.box
  for (let y = top; y < bottom; y += 1) {
    view.depth.fill(NOWHERE, y * view.width + left, y * view.width + right)
    view.triangle.fill(-1, y * view.width + left, y * view.width + right)
  }
}

const project = (view: DepthView, points: Float32Array, { x, y, scale, distance }: Camera): void => {
  if (view.screen.length !== points.length) view.screen = new Float32Array(points.length)
  const { screen } = view
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < points.length; at += 3) {
    const z = points[at + 2]!
    const k = distance === undefined ? scale : (scale * distance) / (distance - z)
    const px = x + points[at]! * k
    const py = y - points[at + 1]! * k
    screen[at] = px
    screen[at + 1] = py
    screen[at + 2] = z
    if (px < left) left = px
    if (px > right) right = px
    if (py < top) top = py
    if (py > bottom) bottom = py
  }
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, value))
  view.box = {
    left: within(Math.floor(left), view.width),
    top: within(Math.floor(top), view.height),
    right: within(Math.ceil(right) + 1, view.width),
    bottom: within(Math.ceil(bottom) + 1, view.height),
  }
}

/** The normals of the vertices, of length 1, in `into` if given. */
export const computeNormals = (points: Float32Array, triangles: Uint32Array, into?: Float32Array): Float32Array => {
  const normals = into?.fill(0) ?? new Float32Array(points.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]! * 3
    const b = triangles[t + 1]! * 3
    const c = triangles[t + 2]! * 3
    const ux = points[b]! - points[a]!
    const uy = points[b + 1]! - points[a + 1]!
    const uz = points[b + 2]! - points[a + 2]!
    const vx = points[c]! - points[a]!
    const vy = points[c + 1]! - points[a + 1]!
    const vz = points[c + 2]! - points[a + 2]!
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    normals[a]! += nx
    normals[a + 1]! += ny
    normals[a + 2]! += nz
    normals[b]! += nx
    normals[b + 1]! += ny
    normals[b + 2]! += nz
    normals[c]! += nx
    normals[c + 1]! += ny
    normals[c + 2]! += nz
  }
  for (let at = 0; at < normals.length; at += 3) {
    const x = normals[at]!
    const y = normals[at + 1]!
    const z = normals[at + 2]!
    const factor = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
    normals[at] = x * factor
    normals[at + 1] = y * factor
    normals[at + 2] = z * factor
  }
  return normals
}
