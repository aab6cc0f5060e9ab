import { gzipSync } from 'node:zlib'
import type { ContentReason } from '../../src/modules/media/content/content-verdicts.ts'

/** A drawing made to hurt whoever parses or draws it. Made when asked for: some have two megabytes. */
export type HostileSvg = {
  readonly name: string
  /** Why it is refused before anything is drawn; `drawn`: it is drawn, or refused at a limit of time and memory. */
  readonly verdict: ContentReason | 'drawn'
  make(): Uint8Array
}

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, attributes = 'viewBox="0 0 100 100"') => `<svg ${NS} ${attributes}>${inner}</svg>`

/** The same piece again and again, with the number of its turn. */
const times = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')
const entry = (name: string, verdict: HostileSvg['verdict'], make: () => string | Uint8Array): HostileSvg => ({
  name,
  verdict,
  make: () => {
    const made = make()
    return typeof made === 'string' ? Buffer.from(made) : made
  },
})

/** `levels` definitions, each of which uses the one before it ten times. */
const nested = (
  levels: number,
  definition: (id: string, inner: string) => string,
  use: (id: string) => string,
): string =>
  times(levels, (level) =>
    definition(`l${level}`, level === 0 ? '<path d="M0 0h9v9z"/>' : times(10, () => use(`l${level - 1}`))),
  )

const zigzag = (count: number) => `M0 0${times(count, (index) => `L${index % 2 ? 1 : 99} ${index % 2 ? 1 : 99}`)}`
const square = '<rect width="100" height="100" fill="red"/>'
const longPath = (count: number) =>
  `<path id="p" d="M0 0${times(count, (index) => `L${index % 100} ${(index * 7) % 100}`)}"/>`
const MEGABYTE = 1024 * 1024
/** A PNG that says it has so many pixels, and has none. */
const pngHead = (side: number): string => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080600000000000000', 'hex')
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  return bytes.toString('base64')
}

export const HOSTILE_SVGS: readonly HostileSvg[] = [
  entry('a filled zigzag of 70,000 segments', 'drawn', () => svg(`<path d="${zigzag(70_000)}"/>`)),
  entry('a filled zigzag of nearly two megabytes', 'drawn', () => svg(`<path d="${zigzag(250_000)}"/>`)),
  entry('more than two megabytes of path', 'svg-too-large', () => svg(`<path d="${zigzag(450_000)}"/>`)),
  entry('half a million segments of no length', 'drawn', () =>
    svg(`<path stroke="red" stroke-width="9" stroke-linecap="round" d="M5 5${'l0 0'.repeat(500_000)}"/>`),
  ),
  entry('thick strokes with round joins along a long zigzag', 'drawn', () =>
    svg(`<path fill="none" stroke="red" stroke-width="40" stroke-linejoin="round" d="${zigzag(60_000)}"/>`),
  ),
  entry('hundreds of thousands of curves', 'drawn', () =>
    svg(`<path stroke="red" fill="none" d="M0 0${times(90_000, (n) => `C${n % 100} 0 0 99 99 ${n % 97}`)}"/>`),
  ),
  entry('tens of thousands of arcs', 'drawn', () =>
    svg(`<path stroke="red" d="M0 0${times(60_000, (n) => `A50 50 0 1 ${n % 2} ${n % 99} 99`)}"/>`),
  ),
  entry('a polygon of 200,000 points', 'drawn', () =>
    svg(`<polygon points="${times(200_000, (n) => `${n % 2 ? 0 : 100},${n % 100} `)}"/>`),
  ),
  entry('dashes finer than a pixel on a long line', 'drawn', () =>
    svg(`<path stroke="red" stroke-dasharray="0.0001" d="M0 0H100000"/>`),
  ),
  entry('dashes on fifty long paths', 'too-complex', () =>
    svg(times(50, (n) => `<path fill="none" stroke="red" stroke-dasharray=".1 .1" d="M0 ${n}H20000"/>`)),
  ),
  entry('dashes inherited from a group by a style sheet', 'drawn', () =>
    svg(`<style>g{stroke-dasharray:.001}</style><g stroke="red">${times(30, (n) => `<circle r="${400 + n}"/>`)}</g>`),
  ),
  entry('uses that multiply to billions', 'too-complex', () =>
    svg(
      `<defs>${nested(
        10,
        (id, inner) => `<g id="${id}">${inner}</g>`,
        (id) => `<use href="#${id}"/>`,
      )}</defs><use href="#l9"/>`,
    ),
  ),
  entry('uses that multiply below the limit of elements, each of many segments', 'drawn', () =>
    svg(
      `<defs><path id="l0" d="${zigzag(2_000)}"/><g id="l1">${'<use href="#l0"/>'.repeat(40)}</g></defs>${'<use href="#l1"/>'.repeat(40)}`,
    ),
  ),
  entry('uses in a circle', 'too-complex', () =>
    svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#a"/>'),
  ),
  entry('patterns within patterns', 'too-complex', () =>
    svg(
      `<defs>${nested(
        8,
        (id, inner) => `<pattern id="${id}" width=".1" height=".1">${inner}</pattern>`,
        (id) => `<rect width="100" height="100" fill="url(#${id})"/>`,
      )}</defs><rect width="100" height="100" fill="url(#l7)"/>`,
    ),
  ),
  entry('a pattern of tiles smaller than a pixel', 'drawn', () =>
    svg(
      `<pattern id="a" width="0.0001" height="0.0001" patternUnits="userSpaceOnUse">${square}</pattern><rect width="100" height="100" fill="url(#a)"/>`,
    ),
  ),
  entry('a pattern of gigantic tiles', 'drawn', () =>
    svg(
      `<pattern id="a" width="1e6" height="1e6" patternUnits="userSpaceOnUse"><circle r="9e5" fill="red"/></pattern><rect width="100" height="100" fill="url(#a)" transform="scale(1000)"/>`,
    ),
  ),
  entry('masks within masks', 'too-complex', () =>
    svg(
      `<defs>${nested(
        7,
        (id, inner) => `<mask id="${id}">${inner}</mask>`,
        (id) => `<rect width="100" height="100" mask="url(#${id})"/>`,
      )}</defs><rect width="100" height="100" mask="url(#l6)"/>`,
    ),
  ),
  entry('three thousand layers, one above the other', 'drawn', () =>
    svg(`<mask id="m">${square}</mask>${times(3_000, () => '<g mask="url(#m)"><rect width="100" height="100"/></g>')}`),
  ),
  entry('a hundred groups of opacity within each other, many times', 'too-complex', () =>
    svg(times(200, () => `${'<g opacity=".9">'.repeat(100)}${square}${'</g>'.repeat(100)}`)),
  ),
  entry('blend modes and isolation thousands of times', 'drawn', () =>
    svg(
      times(4_000, () => '<g style="mix-blend-mode:multiply;isolation:isolate"><rect width="100" height="100"/></g>'),
    ),
  ),
  entry('clip paths within clip paths', 'too-complex', () =>
    svg(
      `<defs>${nested(
        7,
        (id, inner) => `<clipPath id="${id}">${inner}</clipPath>`,
        (id) => `<rect width="100" height="100" clip-path="url(#${id})"/>`,
      )}</defs><rect width="100" height="100" clip-path="url(#l6)"/>`,
    ),
  ),
  entry('a clip path of many segments, used often', 'too-complex', () =>
    svg(
      `<clipPath id="c"><path d="${zigzag(20_000)}"/></clipPath>${'<rect width="100" height="100" clip-path="url(#c)"/>'.repeat(300)}`,
    ),
  ),
  entry('a marker at every vertex', 'too-complex', () =>
    svg(
      `<marker id="m" markerWidth="99" markerHeight="99">${square}</marker><path marker-mid="url(#m)" d="${zigzag(30_000)}"/>`,
    ),
  ),
  entry('markers by a style sheet for all paths', 'too-complex', () =>
    svg(`<style>path{marker-mid:url(#m)}</style><marker id="m">${square}</marker><path d="${zigzag(30_000)}"/>`),
  ),
  entry('a filter of noise over a huge region', 'drawn', () =>
    svg(
      `<filter id="f" x="-1e4" y="-1e4" width="1e6" height="1e6"><feTurbulence baseFrequency=".9" numOctaves="100"/></filter><rect width="100" height="100" filter="url(#f)"/>`,
    ),
  ),
  entry('filters that grow and blur by huge radii, in a chain', 'drawn', () =>
    svg(
      `<filter id="f">${times(100, () => '<feMorphology operator="dilate" radius="500"/><feGaussianBlur stdDeviation="500"/>')}</filter><rect width="100" height="100" filter="url(#f)"/>`,
    ),
  ),
  entry('small text along a long path', 'too-complex', () =>
    svg(`${longPath(20_000)}<text font-size=".01"><textPath href="#p">${'Gebaerde '.repeat(20_000)}</textPath></text>`),
  ),
  entry('a short text along a very long path', 'too-complex', () =>
    svg(`${longPath(150_000)}<text font-size="1"><textPath href="#p">${'a'.repeat(2_000)}</textPath></text>`),
  ),
  entry('a hundred texts along one path', 'too-complex', () =>
    svg(
      `${longPath(2_000)}${times(100, () => `<text font-size="1"><textPath href="#p">${'Gebaerde '.repeat(100)}</textPath></text>`)}`,
    ),
  ),
  entry('a million letters', 'too-complex', () => svg(`<text font-size="1">${'Gebaerde '.repeat(110_000)}</text>`)),
  entry('fifty thousand spans of one letter', 'drawn', () =>
    svg(`<text>${'<tspan dy="1">a</tspan>'.repeat(50_000)}</text>`),
  ),
  entry('letters of a gigantic size', 'drawn', () =>
    svg(`<text font-size="1e9" stroke="red" stroke-width="1e8">${'W'.repeat(500)}</text>`),
  ),
  entry('right-to-left and combining characters without end', 'drawn', () =>
    svg(`<text>${'\u202e\u0300\u0301\u05d0\u200f'.repeat(60_000)}</text>`),
  ),
  entry('groups five thousand deep', 'too-complex', () =>
    svg(`${'<g>'.repeat(5_000)}${square}${'</g>'.repeat(5_000)}`),
  ),
  entry('a hundred thousand elements', 'too-complex', () => svg('<g/>'.repeat(100_001))),
  entry('fifty thousand rectangles over the whole picture', 'drawn', () =>
    svg('<rect width="100" height="100"/>'.repeat(50_000)),
  ),
  entry('twenty thousand strokes with gradients', 'drawn', () =>
    svg(
      `<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient>${times(20_000, () => '<circle r="99" fill="url(#g)" stroke="url(#g)"/>')}`,
    ),
  ),
  entry('a view box of a size without end', 'no-size', () => svg(square, 'viewBox="0 0 1e308 1e308"')),
  entry('a width without end', 'too-complex', () => svg(square, 'width="1e9" height="1"')),
  entry('a hundred thousand times as wide as high', 'too-complex', () => svg(square, 'viewBox="0 0 100000 1"')),
  entry('a hundred thousand times as high as wide', 'too-complex', () => svg(square, 'viewBox="0 0 1 100000"')),
  entry('negative, infinite and unreadable numbers', 'drawn', () =>
    svg(
      '<rect x="NaN" y="-1e308" width="1e309" height="Infinity" stroke-width="-1"/><path d="M1e308 1e308L-1e308-1e308L1e999 0Z" stroke="red"/><g transform="scale(1e300) rotate(1e300) skewX(90)"><circle r="1e300"/></g>',
    ),
  ),
  entry('a scale that makes a dot a continent', 'too-complex', () =>
    svg(
      `<g transform="scale(1e7)">${times(1_000, () => '<path stroke="red" stroke-width="1e6" stroke-dasharray="1e-4" d="M0 0C1 2 3 4 5 6"/>')}</g>`,
    ),
  ),
  entry('fifty thousand stops of a gradient', 'too-complex', () =>
    svg(
      `<linearGradient id="g">${times(50_000, (n) => `<stop offset="${n / 50_000}" stop-color="red"/>`)}</linearGradient>${'<rect width="100" height="100" fill="url(#g)"/>'.repeat(1_000)}`,
    ),
  ),
  entry('gradients that refer to each other', 'too-complex', () =>
    svg(
      `${times(9_000, (n) => `<linearGradient id="g${n}" href="#g${n + 1}"/>`)}<rect width="9" height="9" fill="url(#g0)"/>`,
    ),
  ),
  entry(
    'entities that multiply',
    'doctype',
    () =>
      `<!DOCTYPE svg [${times(9, (n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`)}<!ENTITY e0 "ha">]>${svg('<text>&e9;</text>')}`,
  ),
  entry(
    'an entity that reads a file',
    'doctype',
    () => `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///dev/zero">]>${svg('<text>&f;</text>')}`,
  ),
  entry('a picture from the network', 'external-reference', () =>
    svg('<image href="http://127.0.0.1:9/endless.png" width="9" height="9"/>'),
  ),
  entry('a picture that says it has four billion pixels', 'unreadable', () =>
    svg(`<image width="9" height="9" href="data:image/png;base64,${pngHead(65_535)}"/>`),
  ),
  entry('a drawing in a data address', 'embedded-content', () =>
    svg(
      `<image width="9" height="9" href="data:image/svg+xml;base64,${Buffer.from(svg(square)).toString('base64')}"/>`,
    ),
  ),
  entry('twenty thousand data addresses that are no pictures', 'unreadable', () =>
    svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'.repeat(20_000)),
  ),
  entry('a data address of blanks', 'embedded-content', () =>
    svg(`<image href="data:image/png;base64,${' '.repeat(MEGABYTE)}!" width="9" height="9"/>`),
  ),
  entry('selectors without end', 'drawn', () =>
    svg(
      `<style>${times(2_000, (n) => `g g g g g g g g > path:not(.a${n}) ~ path + path{fill:red}`)}</style>${'<g>'.repeat(100)}${'<path class="a b c d"/>'.repeat(20_000)}${'</g>'.repeat(100)}`,
    ),
  ),
  entry('a style sheet of opening braces and brackets', 'external-reference', () =>
    svg(`<style>${'a{'.repeat(300_000)}${'url('.repeat(100_000)}</style>${square}`),
  ),
  entry('a style sheet of a megabyte without a brace', 'drawn', () =>
    svg(`<style>${'a '.repeat(MEGABYTE / 2)}</style>${square}`),
  ),
  entry('a hundred thousand rules for one class', 'too-complex', () =>
    svg(
      `<style>${'.a{fill:url(#g)}'.repeat(100_000)}</style><linearGradient id="g"/><rect class="${'a '.repeat(50_000)}"/>`,
    ),
  ),
  entry('an address of half a million blanks', 'external-reference', () =>
    svg(`<rect fill="url(${' '.repeat(500_000)}x)"/>`),
  ),
  entry('a width of half a million blanks', 'no-size', () =>
    svg(square, `width="1${' '.repeat(500_000)}!" height="1"`),
  ),
  entry('a style attribute of a megabyte', 'drawn', () =>
    svg(`<rect style="${'fill:red;stroke-dasharray:'.repeat(40_000)}"/>`),
  ),
  entry('a class of half a million words', 'too-complex', () =>
    svg(`<style>.a{fill:url(#g)}</style><linearGradient id="g"/><rect class="${'a '.repeat(500_000)}"/>`),
  ),
  entry('switches within switches', 'drawn', () =>
    svg(`${'<switch>'.repeat(110)}${'<g systemLanguage="de"/>'.repeat(20_000)}${'</switch>'.repeat(110)}`),
  ),
  entry('foreign content', 'embedded-content', () =>
    svg(
      '<foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://127.0.0.1"/></foreignObject>',
    ),
  ),
  entry('animations without end', 'drawn', () =>
    svg(
      '<rect width="9" height="9"><animate attributeName="x" values="0;9" dur="1ms" repeatCount="indefinite"/></rect>'.repeat(
        10_000,
      ),
    ),
  ),
  entry('an attribute of nearly two megabytes', 'drawn', () => svg(`<rect id="${'a'.repeat(1.9 * MEGABYTE)}"/>`)),
  entry('fifty thousand attributes on one element', 'drawn', () =>
    svg(`<rect ${times(50_000, (n) => `data-${n}="1" `)}/>`),
  ),
  entry(
    'fifty thousand namespaces',
    'drawn',
    () => `<svg ${NS} ${times(50_000, (n) => `xmlns:n${n}="u:${n}" `)} viewBox="0 0 1 1">${square}</svg>`,
  ),
  entry('a transform of fifty thousand steps', 'drawn', () =>
    svg(`<g transform="${'rotate(1) '.repeat(50_000)}">${square}</g>`),
  ),
  entry(
    'comments and instructions before the drawing',
    'unknown-type',
    () => `${'<!-- a -->'.repeat(100_000)}${svg(square)}`,
  ),
  entry('a comment that never ends', 'unknown-type', () => `<!--${'-'.repeat(MEGABYTE)}${svg(square)}`),
  entry('UTF-16 with every character a bomb of two bytes', 'drawn', () =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg(`<path d="${zigzag(80_000)}"/>`), 'utf16le')]),
  ),
  entry(
    'an encoding that hides tags',
    'unreadable',
    () => `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-')}`,
  ),
  entry('a packed drawing that unpacks to a thousandfold', 'unknown-type', () =>
    gzipSync(Buffer.concat([Buffer.from(svg('')), Buffer.alloc(64 * MEGABYTE, 32)])),
  ),
  entry('torn in the middle of a tag', 'unreadable', () => svg(`<path d="${zigzag(50_000)}"/>`).slice(0, 200_000)),
]
