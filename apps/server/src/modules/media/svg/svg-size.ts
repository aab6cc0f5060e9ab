import { attributeOf, type SvgElement } from './svg-tree.ts'

/** Pixels as the file gives them, else those of its view box; undefined when neither is a size. */
export const sizeOf = (root: SvgElement): { readonly width: number; readonly height: number } | undefined => {
  const box = (attributeOf(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = box.length === 4 ? box : []
  const width = lengthOf(attributeOf(root, 'width')) ?? boxWidth
  const height = lengthOf(attributeOf(root, 'height')) ?? boxHeight
  return isSize(width) && isSize(height) ? { width, height } : undefined
}

/** Pixels at 96 dpi. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}
const MAX_SIDE = 100_000

const isSize = (value: number): boolean => Number.isFinite(value) && value > 0 && value <= MAX_SIDE

const lengthOf = (text: string | undefined): number | undefined => {
  const [, number, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec((text ?? '').trim()) ?? []
  const factor = UNITS[unit.toLowerCase()]
  return number === undefined || factor === undefined ? undefined : Number(number) * factor
}
