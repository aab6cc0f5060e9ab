type Value = string | number | boolean | null | undefined
type Query = { readonly [field: string]: unknown }

/**
 * A query in the form of Feathers' REST transport: `$limit=20&$sort[title]=1&_id[$in][]=a`. Fields without a value are
 * left out; null is sent as an empty value. An empty `$in` has no form at all, see `findsNothing`.
 */
export const queryString = (query: Query | undefined): string => {
  const pairs = Object.entries(query ?? {}).flatMap(([field, value]) => pairsOf(field, value))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** An empty `$in` matches nothing; left out of the address it would match everything, so it must not be sent. */
export const findsNothing = (query: Query | undefined): boolean =>
  Object.values(query ?? {}).some(
    (value) => isObject(value) && Array.isArray(value['$in']) && value['$in'].length === 0,
  )

const pairsOf = (name: string, value: unknown): string[] => {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((item) => pairsOf(`${name}[]`, item))
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner))
  return [`${encodeName(name)}=${encodeURIComponent(text(value as Value))}`]
}

const text = (value: Value): string => (value === null || value === undefined ? '' : String(value))

/** Brackets and `$` may stand as they are in a query; that keeps addresses readable in the network log. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%24', '$')

const isObject = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
