type Attribute = readonly [name: string, value: string]

/**
 * What browsers understand and the renderer of pictures does not, as it does: a transform out of a style becomes an
 * attribute, and a radius that is automatic is left out.
 */
export const toPlainAttributes = (attributes: readonly Attribute[]): readonly Attribute[] =>
  attributes.flatMap(([name, value]): readonly Attribute[] => {
    if ((name === 'rx' || name === 'ry') && value.trim() === 'auto') return []
    if (name !== 'style') return name === 'transform' && hasStyledTransform(attributes) ? [] : [[name, value]]
    const transform = styledTransform(value)
    if (transform === undefined) return [[name, value]]
    const rest = value.replace(TRANSFORM, '$1')
    return rest.trim() === ''
      ? [['transform', transform]]
      : [
          ['style', rest],
          ['transform', transform],
        ]
  })

const TRANSFORM = /(^|;)\s*transform\s*:\s*([^;!]+?)\s*(?:!important)?\s*(?:;|$)/i

/** Functions of lengths in pixels, angles in degrees and plain numbers, as an attribute says them. */
const PLAIN =
  /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\(\s*[-+\d.e]+(?:px|deg)?(?:\s*[\s,]\s*[-+\d.e]+(?:px|deg)?)*\s*\))+$/i

const styledTransform = (style: string): string | undefined => {
  const transform = TRANSFORM.exec(style)?.[2]
  if (transform === undefined) return undefined
  return transform === 'none' ? '' : PLAIN.test(transform) ? transform.replace(/(?<=[\d.])(?:px|deg)/gi, '') : undefined
}

const hasStyledTransform = (attributes: readonly Attribute[]): boolean =>
  attributes.some(([name, value]) => name === 'style' && styledTransform(value) !== undefined)
