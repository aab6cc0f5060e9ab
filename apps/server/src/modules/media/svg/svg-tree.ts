/** An element as it was read. `name` is the local name; `xlink:href` has become `href`. */
export type SvgElement = {
  readonly name: string
  /** Stands in the namespace of SVG. */
  readonly isSvg: boolean
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: readonly (SvgElement | string)[]
}

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

export const attributeOf = (element: SvgElement, name: string): string | undefined =>
  element.attributes.find(([key]) => key === name)?.[1]
