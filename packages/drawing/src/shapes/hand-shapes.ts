import shapes from '../generated/hand-shapes.json' with { type: 'json' }

/**
 * One symbol of ISWA 2010 as outlines in a box `0 0 width height`, y downwards. `line` is the drawing, `fill` the paper
 * inside it (palm side). Ten of these units are one unit of `content/demo/fingeralphabet.json`.
 */
export type SymbolShape = {
  readonly width: number
  readonly height: number
  readonly line: string
  readonly fill: string
}

export const SYMBOL_SCALE = 10

export const symbolShape = (key: string): SymbolShape => {
  const shape = handShapes[key]
  if (!shape) throw new Error(`No shape was generated for the symbol ${key}; run npm ci again.`)
  return shape
}

const handShapes: Readonly<Record<string, SymbolShape>> = shapes
