import { deflateSync } from 'node:zlib'

/** For tests: what drawings are made of, each in a drawing of 100 × 60, which looks the same on screen, as PNG and in a PDF. */

const crc = (bytes: Uint8Array): number => {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

const chunk = (type: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, check])
}

/** 40 × 20 pixels: red at the left, blue at the right; the lower half lets half of what is behind shine through. */
const picture = (): string => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(40)
  head.writeUInt32BE(20, 4)
  head.set([8, 6], 8)
  const rows = Array.from({ length: 20 }, (_, y) => [
    0,
    ...Array.from({ length: 40 }, (_, x) => [...(x < 20 ? [200, 30, 40] : [30, 60, 200]), y < 10 ? 255 : 128]).flat(),
  ])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const bytes = [
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return `data:image/png;base64,${Buffer.concat(bytes).toString('base64')}`
}
const PNG = picture()

const FEATURES: Readonly<Record<string, string>> = {
  // Elements.
  path: '<path d="M10 10h40l20 20c10 20 -20 20 -40 10q-20 -10 -10 -20a5 5 0 0 1 -10 -10z" fill="#0f6b66"/>',
  rect: '<rect x="10" y="10" width="60" height="30" fill="#c81e28"/>',
  'circle and ellipse': '<circle cx="25" cy="30" r="20"/><ellipse cx="70" cy="30" rx="25" ry="12" fill="#1e3cc8"/>',
  'line, polyline, polygon':
    '<g stroke="#000" stroke-width="3" fill="none"><line x1="5" y1="5" x2="40" y2="50"/><polyline points="45,50 60,10 70,50"/><polygon points="80 10 95 50 75 40" fill="#28a03c"/></g>',
  'even-odd': '<path fill-rule="evenodd" d="M10 10h60v40h-60zM20 20h40v20h-40z"/>',
  strokes:
    '<g fill="none" stroke="#000" stroke-width="8"><path d="M10 10h30l-20 20" stroke-linejoin="round" stroke-linecap="round"/><path d="M55 10h30l-20 20" stroke-linejoin="bevel" stroke-linecap="square"/><path d="M10 50h30l-25 -6" stroke-miterlimit="2"/></g>',
  dashes: '<path d="M10 30h80" stroke="#000" stroke-width="6" stroke-dasharray="12 6" stroke-dashoffset="5"/>',
  'colours by name and function':
    '<rect width="30" height="60" fill="teal"/><rect x="35" width="30" height="60" fill="rgb(200, 30, 40)"/><rect x="70" width="30" height="60" fill="hsl(120, 60%, 40%)"/>',
  currentColor: '<g color="#1e3cc8"><rect x="10" y="10" width="40" height="40" fill="currentColor"/></g>',
  // Sizes.
  'lengths with units': '<rect x="5mm" y="5%" width="50%" height="0.3in"/>',
  'a nested drawing':
    '<svg x="10" y="10" width="40" height="40" viewBox="0 0 20 10"><rect width="20" height="10" fill="#c81e28"/><circle cx="20" cy="5" r="5"/></svg>',
  'a nested drawing that is fitted otherwise':
    '<svg x="10" y="10" width="60" height="40" viewBox="0 0 10 10" preserveAspectRatio="xMinYMin slice"><circle cx="5" cy="5" r="5"/></svg>',
  'a nested drawing that is stretched':
    '<svg x="10" y="10" width="60" height="40" viewBox="0 0 10 10" preserveAspectRatio="none"><circle cx="5" cy="5" r="5"/></svg>',
  'a nested drawing that shows all':
    '<svg x="40" y="20" width="20" height="20" overflow="visible"><circle cx="10" cy="10" r="20"/></svg>',
  // Pictures and their aspect ratio.
  'a picture in a high place': `<image href="PNG" x="20" width="40" height="60"/>`,
  'a picture in a wide place': `<image href="PNG" y="10" width="100" height="20"/>`,
  'a picture that fits': `<image href="PNG" x="10" y="10" width="60" height="30"/>`,
  'a picture at an edge': `<image href="PNG" width="40" height="60" preserveAspectRatio="xMaxYMax meet"/>`,
  'a picture that fills': `<image href="PNG" x="20" width="40" height="60" preserveAspectRatio="xMidYMid slice"/>`,
  'a stretched picture': `<image href="PNG" x="20" width="40" height="60" preserveAspectRatio="none"/>`,
  'a turned picture': `<g transform="rotate(30 50 30)"><image href="PNG" x="20" width="40" height="60"/></g>`,
  'a picture in a nested drawing': `<svg x="20" width="60" height="60" viewBox="0 0 40 40"><image href="PNG" width="30" height="40"/></svg>`,
  'a picture of its own size': `<image href="PNG" x="10" y="10"/>`,
  'a picture of one side': `<image href="PNG" x="10" y="10" width="60"/>`,
  'a half transparent picture over a rect': `<rect y="25" width="100" height="20" fill="#f0d228"/><image href="PNG" x="10" y="15" width="60" height="30"/>`,
  'a faint picture': `<image href="PNG" x="10" y="10" width="60" height="30" opacity="0.5"/>`,
  // Radii.
  'a round rect': '<rect x="10" y="10" width="60" height="40" rx="20"/>',
  'a rect with two radii': '<rect x="10" y="10" width="60" height="40" rx="25" ry="8"/>',
  'a rect with ry alone': '<rect x="10" y="10" width="60" height="40" ry="12"/>',
  'a rect with rx of nothing': '<rect x="10" y="10" width="60" height="40" rx="0" ry="12"/>',
  'a rect with radii that are too large': '<rect x="10" y="10" width="60" height="40" rx="90" ry="5"/>',
  'a rect with automatic radii': '<rect x="10" y="10" width="60" height="40" rx="auto" ry="12"/>',
  // Transforms.
  'moved and scaled': '<g transform="translate(20 10) scale(2)"><rect width="10" height="10"/></g>',
  'turned about a point': '<rect x="30" y="20" width="40" height="20" transform="rotate(45, 50, 30)"/>',
  skewed: '<rect x="30" y="10" width="30" height="30" transform="skewX(20) skewY(5)"/>',
  'a matrix': '<rect width="30" height="20" transform="matrix(1 .3 -.3 1 30 10)"/>',
  'a transform in a style': '<rect width="30" height="20" style="transform:translate(30px,20px)"/>',
  // Opacity.
  'a faint area':
    '<rect width="50" height="60" fill="#1e3cc8"/><rect x="20" y="10" width="60" height="40" fill="#c81e28" opacity="0.5"/>',
  'a faint fill and a faint outline':
    '<rect x="20" y="10" width="60" height="40" fill="#c81e28" fill-opacity="0.4" stroke="#000" stroke-width="8" stroke-opacity="0.3"/>',
  'a faint area with an outline':
    '<rect x="20" y="10" width="60" height="40" fill="#c81e28" stroke="#000" stroke-width="8" opacity="0.5"/>',
  'a faint group':
    '<g opacity="0.5"><rect x="10" y="10" width="40" height="40"/><rect x="30" y="20" width="40" height="30"/></g>',
  'opacity in percent': '<rect x="10" y="10" width="40" height="40" opacity="50%"/>',
  'opacity beyond one': '<rect x="10" y="10" width="40" height="40" opacity="7"/>',
  'a colour with opacity':
    '<rect x="10" y="10" width="40" height="40" fill="#c81e2880"/><rect x="60" y="10" width="30" height="40" fill="rgba(0,0,0,0.3)"/>',
  hidden:
    '<rect width="30" height="60" display="none"/><rect x="35" width="30" height="60" visibility="hidden"/><rect x="70" width="30" height="60"/>',
  // Gradients, clips, masks, patterns.
  'a gradient':
    '<linearGradient id="g"><stop offset="0" stop-color="#c81e28"/><stop offset="1" stop-color="#1e3cc8"/></linearGradient><rect width="100" height="60" fill="url(#g)"/>',
  'a radial gradient':
    '<radialGradient id="r" cx=".3"><stop offset="0" stop-color="#fff"/><stop offset="1"/></radialGradient><circle cx="50" cy="30" r="28" fill="url(#r)"/>',
  'a clip':
    '<clipPath id="c"><circle cx="50" cy="30" r="25"/></clipPath><rect width="100" height="60" fill="#0f6b66" clip-path="url(#c)"/>',
  'a mask':
    '<mask id="m"><rect width="100" height="60" fill="#888"/></mask><rect width="100" height="60" mask="url(#m)"/>',
  'a pattern':
    '<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3"/></pattern><rect width="100" height="60" fill="url(#p)"/>',
  'a marker':
    '<marker id="a" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto"><path d="M0 0l4 2l-4 2z"/></marker><path d="M10 30h70" stroke="#000" stroke-width="5" marker-end="url(#a)"/>',
  // Use.
  'a use':
    '<defs><rect id="u" width="20" height="20" fill="#28a03c"/></defs><use href="#u" x="10" y="10"/><use href="#u" x="50" y="20" transform="rotate(10)"/>',
  'a use with a style':
    '<defs><rect id="u" width="20" height="20"/></defs><use href="#u" x="10" y="10" fill="#c81e28"/>',
  'a use of a symbol':
    '<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol><use href="#s" x="10" y="10" width="40" height="40"/>',
  'a use of a nested drawing':
    '<defs><svg id="n" width="20" height="20" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg></defs><use href="#n" x="10" y="10" width="40" height="40"/>',
  // Styles.
  'a style': '<rect x="10" y="10" width="40" height="40" style="fill:#c81e28;stroke:#000;stroke-width:4"/>',
  'a style sheet':
    '<style>.a{fill:#1e3cc8}rect{stroke:#000;stroke-width:3}</style><rect class="a" x="10" y="10" width="40" height="40"/>',
  'a style sheet in definitions':
    '<defs><style>.a{fill:#1e3cc8}</style></defs><rect class="a" x="10" y="10" width="40" height="40"/>',
  'important before attribute':
    '<style>rect{fill:#28a03c!important}</style><rect x="10" y="10" width="40" height="40" style="fill:#c81e28"/>',
  'a stroke that does not grow':
    '<g transform="scale(3)"><path d="M5 5h20" stroke="#000" stroke-width="4" vector-effect="non-scaling-stroke"/></g>',
  'paint order':
    '<path d="M20 30h60" stroke="#000"/><circle cx="50" cy="30" r="20" fill="#f0d228" stroke="#c81e28" stroke-width="12" paint-order="stroke"/>',
  'a width with a unit': '<path d="M10 30h80" stroke="#000" stroke-width="3mm"/>',
  'pointed joins':
    '<path d="M10 50L30 5L50 50L52 5L54 50" fill="none" stroke="#000" stroke-width="3" stroke-miterlimit="30"/>',
  'an ellipse with one radius': '<ellipse cx="50" cy="30" ry="20"/>',
  'two elements with one id':
    '<defs><rect id="d" width="30" height="30"/><circle id="d" r="30"/></defs><use href="#d" x="20" y="20"/>',
  'a nested drawing without a size': '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>',
  'a nested drawing beside its box':
    '<svg x="10" y="10" width="80" height="20" viewBox="0 0 10 10"><rect x="-20" y="2" width="60" height="6"/></svg>',
  'inherited values':
    '<g fill="#c81e28" stroke="#000" stroke-width="4"><rect x="10" y="10" width="30" height="40" fill="inherit"/><rect x="55" y="10" width="30" height="40" stroke="none"/></g>',
}

/** Letters come from the typefaces of the machine, which a browser and the renderer choose in ways of their own. */
const TEXTS: Readonly<Record<string, string>> = {
  text: '<rect width="100" height="8"/><text x="10" y="40" font-size="24">Hund</text>',
  'text along a path, turned and stretched':
    '<rect width="100" height="8"/><path id="t" d="M10 50q40 -40 80 0" fill="none"/><text font-size="12"><textPath href="#t">Fingeralphabet</textPath></text>',
}

const toDrawings = (features: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(features).map(([name, content]) => [
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" viewBox="0 0 100 60">${content.replaceAll('PNG', PNG)}</svg>`,
    ]),
  )

export const SVG_FEATURES = toDrawings(FEATURES)
export const SVG_TEXTS = toDrawings(TEXTS)
