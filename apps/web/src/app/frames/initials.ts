/** „Eva Maria Lang“ → „EL“: first and last word, what people sign with. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => word?.[Symbol.iterator]().next().value?.toLocaleUpperCase('de') ?? '').join('')
}
