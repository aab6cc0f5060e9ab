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
  const { screen, width, height } = view
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]! * 3
    const b = triangles[t + 1]! * 3
    const c = triangles[t + 2]! * 3
    const ax = screen[a]!
    const ay = screen[a + 1]!
    const bx = screen[b]!
    const by = screen[b + 1]!
    const cx = screen[c]!
    const cy = screen[c + 1]!
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    // y points down on the screen: the outer side turns the other way round.
    if (area >= 0) continue
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (top > bottom) continue
    const az = screen[a + 2]!
    const dz1 = screen[b + 2]! - az
    const dz2 = screen[c + 2]! - az
    const slopeX = (dz1 * (cy - ay) - dz2 * (by - ay)) / area
    const slopeY = (dz2 * (bx - ax) - dz1 * (cx - ax)) / area
    const ab = by === ay ? 0 : (bx - ax) / (by - ay)
    const bc = cy === by ? 0 : (cx - bx) / (cy - by)
    const ca = ay === cy ? 0 : (ax - cx) / (ay - cy)
    for (let y = top; y <= bottom; y += 1) {
      const py = y + 0.5
      let from = Infinity
      let to = -Infinity
      if (py >= ay !== py >= by) {
        const x = ax + (py - ay) * ab
        if (x < from) from = x
        if (x > to) to = x
      }
      if (py >= by !== py >= cy) {
        const x = bx + (py - by) * bc
        if (x < from) from = x
        if (x > to) to = x
      }
      if (py >= cy !== py >= ay) {
        const x = cx + (py - cy) * ca
        if (x < from) from = x
        if (x > to) to = x
      }
      const left = Math.max(0, Math.ceil(from - 0.5))
      const right = Math.min(width - 1, Math.ceil(to - 0.5) - 1)
      let z = az + (left + 0.5 - ax) * slopeX + (py - ay) * slopeY
      const last = y * width + right
      for (let at = y * width + left; at <= last; at += 1) {
        if (z > view.depth[at]!) {
          view.depth[at] = z
          view.triangle[at] = t
        }
        z += slopeX
      }
    }
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
    const [x, y, z] = [normals[at]!, normals[at + 1]!, normals[at + 2]!]
    const factor = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
    normals[at] = x * factor
    normals[at + 1] = y * factor
    normals[at + 2] = z * factor
  }
  return normals
}
