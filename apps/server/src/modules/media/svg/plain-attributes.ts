type Attribute = readonly [name: string, value: string]

/**
 * What browsers understand and the renderer of pictures does not, as it does: a transform out of a style becomes an
 * attribute, and a radius that is automatic is left out.
 */
export const toPlainAttributes = (attributes: readonly Attribute[]): readonly Attribute[] => {
  const plain = attributes.filter(([name, value]) => !((name === 'rx' || name === 'ry') && value.trim() === 'auto'))
  const style = plain.find(([name]) => name === 'style')?.[1]
  if (style === undefined || style.length > STYLE_MAX) return plain
  const declarations = style.split(';')
  const transforms = declarations.filter(isTransform)
  const transform = transforms.length === 0 ? null : toAttribute(transforms.at(-1)!)
  if (transform === null) return plain
  const rest = declarations.filter((declaration) => !isTransform(declaration)).join(';')
  return [
    ...plain.filter(([name]) => name !== 'style' && name !== 'transform'),
    ...(rest.trim() === '' ? [] : [['style', rest] as const]),
    ['transform', transform],
  ]
}

/** A style of an element has some hundred characters. */
const STYLE_MAX = 2_000

const isTransform = (declaration: string): boolean => declaration.split(':', 1)[0]?.trim().toLowerCase() === 'transform'

/** Null where the declaration is wrong, or says what an attribute cannot. */
const toAttribute = (declaration: string): string | null => {
  const value = declaration
    .slice(declaration.indexOf(':') + 1)
    .replace('!important', '')
    .trim()
  if (value === 'none') return ''
  const calls = value.split(')')
  if (calls.pop()?.trim() !== '') return null
  const written = calls.map(toCall)
  return written.includes(null) ? null : written.join(' ')
}

/** Which unit the numbers of a function have in a style; in an attribute they have none. */
const UNITS: Readonly<Record<string, '' | 'px' | 'deg'>> = {
  matrix: '',
  scale: '',
  translate: 'px',
  rotate: 'deg',
  skewx: 'deg',
  skewy: 'deg',
}

const toCall = (call: string): string | null => {
  const [name = '', numbers = '', more] = call.split('(')
  const unit = UNITS[name.trim().toLowerCase()]
  if (unit === undefined || more !== undefined) return null
  const values = numbers.split(',').map((number) => toNumber(number.trim(), unit))
  return values.includes(null) ? null : `${name.trim()}(${values.join(', ')})`
}

const toNumber = (text: string, unit: string): string | null => {
  const number = text.toLowerCase().endsWith(unit) ? text.slice(0, text.length - unit.length) : text
  const isPlain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(number)
  // Without its unit only nothing may stand.
  return isPlain && (number !== text || unit === '' || Number(number) === 0) ? number : null
}
