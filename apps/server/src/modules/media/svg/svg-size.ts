import { attributeOf, type SvgElement } from './svg-tree.ts'

export type SvgSize = { readonly width: number; readonly height: number }

/**
 * The size of a drawing in CSS pixels, as SVG 2 (section 8.2) and CSS have it: its width and height; where one of them is
 * left out or relative, the shape of its view box decides; where both are, the view box itself. Larger than `MAX_SIDE` is
 * scaled. Undefined where nothing gives a size, or a size is none.
 */
export const sizeOf = (root: SvgElement): SvgSize | undefined => {
  const [width, height] = [readSide(root, 'width'), readSide(root, 'height')]
  const box = readViewBox(root)
  if (width === 'nothing' || height === 'nothing' || box === 'nothing') return undefined
  if (width !== 'auto' && height !== 'auto') return scaled({ width, height })
  if (box === undefined) return undefined
  if (width !== 'auto') return scaled({ width, height: (width * box.height) / box.width })
  if (height !== 'auto') return scaled({ width: (height * box.width) / box.height, height })
  return scaled(box)
}

/**
 * The part of the drawing's plane that is shown, as the attribute says it. Without one the whole size is shown, which is in
 * the attributes of a drawing that was scaled.
 */
export const shownBox = (root: SvgElement): string => {
  const box = readViewBox(root)
  if (box !== undefined && box !== 'nothing') return `${box.x} ${box.y} ${box.width} ${box.height}`
  const [width, height] = [readSide(root, 'width'), readSide(root, 'height')]
  return `0 0 ${width} ${height}`
}

type ViewBox = SvgSize & { readonly x: number; readonly y: number }

/** Undefined where there is none, or one that is wrong and so counts as none; one without an area shows nothing. */
const readViewBox = (root: SvgElement): ViewBox | undefined | 'nothing' => {
  const numbers = (attributeOf(root, 'viewBox') ?? '').trim().split(/\s*,\s*|\s+/)
  if (numbers.length !== 4 || !numbers.every((text) => NUMBER.test(text))) return undefined
  const [x, y, width, height] = numbers.map(Number) as [number, number, number, number]
  if (![x, y, width, height].every(Number.isFinite) || width < 0 || height < 0) return undefined
  return [width, height].every((side) => side > 0 && side <= MAX_BOX_SIDE) ? { x, y, width, height } : 'nothing'
}

/** Larger numbers are none to renderers. */
const MAX_BOX_SIDE = 1e12

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Pixels at 96 dpi; those of letters at their usual size of 16 pixels. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
}

const MAX_SIDE = 100_000

/** What a style says goes before what the attribute says. What is relative, wrong or left out is `auto`. */
const readSide = (root: SvgElement, side: 'width' | 'height'): number | 'auto' | 'nothing' => {
  const style = readStyle(root, side)?.trim()
  const isRelative = style !== undefined && (style === 'auto' || style.endsWith('%'))
  const pixels = isRelative ? undefined : (lengthOf(style) ?? lengthOf(attributeOf(root, side)))
  if (pixels === undefined) return 'auto'
  return pixels === 0 ? 'nothing' : pixels
}

const readStyle = (root: SvgElement, side: string): string | undefined =>
  (attributeOf(root, 'style') ?? '')
    .split(';')
    .map((declaration) => declaration.split(':'))
    .findLast(([name]) => name?.trim().toLowerCase() === side)?.[1]
    ?.replace(/!important/i, '')

const lengthOf = (text: string | undefined): number | undefined => {
  const [, number, unit = ''] =
    /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec((text ?? '').trim()) ?? []
  const factor = UNITS[unit.toLowerCase()]
  const pixels = number === undefined || factor === undefined ? Number.NaN : Number(number) * factor
  // A negative length is wrong, and counts as none.
  return pixels >= 0 ? pixels : undefined
}

const scaled = ({ width, height }: SvgSize): SvgSize | undefined => {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const size = { width: width * scale, height: height * scale }
  return [size.width, size.height].every((side) => Number.isFinite(side) && side > 0) ? size : undefined
}
